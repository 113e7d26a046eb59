/**
 * What a page lets be heard: sounds, speech and a shaking device. All of it ends with the run.
 *
 * Where the browser does not let sound through yet, a button in the corner says so; any touch or
 * key in the window does the same.
 */
import { onLanguage, string } from "../../../lib/strings.js";
import { stageIcon } from "../stageIcons.js";
import { SoundStore } from "./soundStore.js";
import { Speech } from "./speech.js";
import { Voices } from "./voices.js";

const ended = new Set(["finished", "crashed", "stopped", "unavailable"]);
/** A browser that lets sound through needs a moment to say so. */
const patience = 400;
const shaking = 400;

export class PageSound {
  #store = new SoundStore();
  #speech = new Speech();
  #voices = new Voices(this.#store, () => this.#show());
  #run = null;
  #isMuted = false;
  #wanted = null;
  #button = document.createElement("button");
  #timer = 0;

  constructor(session, settings) {
    this.#makeButton();
    session.on("runStarted", ({ run }) => this.#begin(run));
    session.on("state", ({ phase }) => ended.has(phase) && this.#end());
    session.on("page", () => this.#begin(null));
    session.on("soundData", ({ run, piece }) => run === this.#run && this.#store.add(piece));
    session.on("sound", ({ run, sound }) => run === this.#run && this.#do(sound));
    settings.onChange(({ mutes }) => this.#mute(mutes));
    for (const type of ["pointerdown", "pointerup", "keydown"]) {
      addEventListener(type, () => this.#wake(), { capture: true, passive: true });
    }
  }

  #makeButton() {
    const button = this.#button;
    button.className = "plain-button sound-note";
    button.hidden = true;
    const words = document.createElement("span");
    words.dataset.string = "liveView.turnOnSound";
    button.append(stageIcon("sound"), words);
    button.addEventListener("click", () => this.#wake());
    document.getElementById("backdrop").append(button);
    const name = () => { words.textContent = string("liveView.turnOnSound"); };
    name();
    onLanguage(name);
  }

  #begin(run) {
    this.#run = run;
    this.#end();
    this.#store.clear();
  }

  #end() {
    this.#voices.endAll();
    this.#speech.end();
    this.#wanted = null;
    this.#show();
  }

  #mute(isMuted) {
    this.#isMuted = isMuted;
    this.#voices.isMuted = isMuted;
    this.#speech.isMuted = isMuted;
    if (isMuted) this.#speech.end();
    this.#show();
  }

  #do(sound) {
    switch (sound.action) {
      case "play": this.#voices.play(sound); break;
      case "stop": this.#voices.stop(sound.voice); break;
      case "mix": this.#voices.mix(sound); break;
      case "speak": this.#speech.speak(sound); break;
      case "pauseSpeech": this.#speech.pause(); break;
      case "continueSpeech": this.#speech.continue(); break;
      case "endSpeech": this.#speech.end(); break;
      case "vibrate": if (!this.#isMuted && this.#speech.isHeard) navigator.vibrate?.(shaking); break;
    }
    if (sound.action !== "play" && sound.action !== "speak") return;
    this.#wanted = sound.action;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), patience);
  }

  #wake() {
    this.#voices.wake();
    this.#speech.wake();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), patience);
  }

  #show() {
    const heard = this.#wanted === "speak" ? this.#speech.isHeard : this.#voices.isHeard;
    this.#button.hidden = !this.#wanted || this.#isMuted || heard;
  }
}
