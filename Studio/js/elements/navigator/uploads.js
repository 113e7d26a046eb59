/**
 * Files on their way from the person's computer into the document.
 *
 * One after the other, in pieces of 256 KiB: the first after the server has said the number of the
 * upload, the next when the connection has taken the one before. A card at the foot of the
 * navigator says how far it is, and stops it.
 */
import { lastName } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";

const pieceSize = 256 * 1024;
const mostOnTheWay = 4 * pieceSize;
const patience = 60_000;

export class Uploads {
  #studio;
  #card;
  #queue = [];
  #total = 0;
  #isStopped = false;
  #isWorking = false;
  /** Ends the wait for the server's last word on a file. */
  #endWait = () => {};

  constructor(studio) {
    this.#studio = studio;
    this.#card = new UploadCard(() => this.#stop());
    studio.navigator.element.append(this.#card.element);
  }

  /** Sends `[{path, file}]` into a folder; answers with the paths they got. */
  add(folder, files) {
    return new Promise((resolve) => {
      const batch = { folder, left: files.length, paths: [], resolve };
      if (files.length === 0) return resolve([]);
      this.#queue.push(...files.map((one) => ({ ...one, batch })));
      this.#total += files.length;
      this.#work();
    });
  }

  async #work() {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#isStopped = false;
    while (this.#queue.length > 0) {
      const one = this.#queue.shift();
      this.#card.show(this.#total - this.#queue.length, this.#total, lastName(one.path));
      const path = this.#isStopped ? null : await this.#send(one);
      if (path) one.batch.paths.push(path);
      one.batch.left -= 1;
      if (one.batch.left === 0) one.batch.resolve(one.batch.paths);
    }
    this.#isWorking = false;
    this.#total = 0;
    this.#card.hide();
  }

  async #send({ file, path, batch }) {
    const { session, notices } = this.#studio;
    try {
      const { upload } = await session.request({
        type: "upload", folder: batch.folder, path, size: file.size,
      });
      return await this.#sendBytes(upload, file);
    } catch (problem) {
      if (!this.#isStopped) {
        const { message } = problem;
        notices.add(string("upload.failed", { name: lastName(path), message }));
      }
      return null;
    }
  }

  async #sendBytes(upload, file) {
    const { session } = this.#studio;
    const ended = this.#ending(upload);
    try {
      for (let sent = 0; sent < file.size && !ended.isOver; sent += pieceSize) {
        if (this.#isStopped) break;
        const bytes = await file.slice(sent, sent + pieceSize).arrayBuffer();
        const piece = new Uint8Array(4 + bytes.byteLength);
        new DataView(piece.buffer).setUint32(0, upload, true);
        piece.set(new Uint8Array(bytes), 4);
        if (!session.sendBytes(piece)) throw new Error(string("request.noConnection"));
        this.#card.progress((sent + bytes.byteLength) / file.size);
        while (session.unsentBytes > mostOnTheWay) await pause(20);
      }
    } catch (problem) {
      ended.forget();
      session.request({ type: "cancelUpload", upload }).catch(() => {});
      throw problem;
    }
    const stopped = new Promise((resolve) => {
      this.#endWait = () => resolve(null);
      if (this.#isStopped) resolve(null);
    });
    const path = await Promise.race([stopped, ended.outcome]);
    if (path === null) {
      ended.forget();
      await session.request({ type: "cancelUpload", upload }).catch(() => {});
    }
    return path;
  }

  /** What the server says in the end of an upload; also when nothing comes, or the connection goes. */
  #ending(upload) {
    const { session } = this.#studio;
    const ending = { isOver: false };
    const stops = [];
    let timer = 0;
    ending.forget = () => {
      ending.isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
    ending.outcome = new Promise((resolve, reject) => {
      const fail = (message) => {
        ending.forget();
        reject(new Error(message));
      };
      timer = setTimeout(() => fail(string("upload.noAnswer")), patience);
      stops.push(
        session.on("uploaded", (said) => {
          if (said.upload !== upload) return;
          ending.forget();
          resolve(said.path);
        }),
        session.on("uploadFailed", (said) => said.upload === upload && fail(said.message)),
        session.on("connection", ({ connection }) =>
          connection === "lost" && fail(string("request.noConnection"))));
    });
    ending.outcome.catch(() => {});
    return ending;
  }

  #stop() {
    this.#isStopped = true;
    this.#endWait();
  }
}

class UploadCard {
  element = document.createElement("div");
  #words = document.createElement("span");
  #bar = document.createElement("progress");

  constructor(stop) {
    this.element.className = "upload-card";
    this.element.hidden = true;
    this.element.setAttribute("role", "status");
    const button = document.createElement("button");
    button.className = "plain-button";
    button.dataset.string = "upload.stop";
    button.addEventListener("click", stop);
    this.#bar.max = 1;
    this.#bar.dataset.name = "upload.progress";
    this.element.append(this.#words, this.#bar, button);
  }

  show(number, total, name) {
    this.element.hidden = false;
    this.#words.textContent = string("upload.adding", { number, total, name });
    this.#words.title = name;
    this.#bar.value = 0;
  }

  progress(part) {
    this.#bar.value = part;
  }

  hide() {
    this.element.hidden = true;
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
