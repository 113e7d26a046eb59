import { newElement } from "../../kit/element.js";
import { onLanguage, string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";

const remembered = "lek.tabs";

/** A tab for each document, as soon as there is more than one. */
export class DocumentTabs {
  #commands;
  #element = document.getElementById("document-tabs");
  #shown = [];

  constructor(studio, commands) {
    this.#commands = commands;
    studio.session.on("studio", () => this.render());
    studio.session.on("document", () => this.render());
    onLanguage(() => this.render());
    this.#element.addEventListener("keydown", (event) => this.#key(event));
    this.#element.addEventListener("click", (event) => this.#click(event));
    this.#element.addEventListener("auxclick", (event) => {
      const tab = tabOf(event.target);
      if (event.button === 1 && tab) this.#commands.close(tab.dataset.document);
    });
  }

  render() {
    const { documents } = this.#commands;
    const isShown = documents.length > 1;
    const focused = tabOf(document.activeElement)?.dataset.document;
    document.documentElement.dataset.tabs = isShown ? "shown" : "hidden";
    remember(isShown);
    this.#shown = isShown ? documents : [];
    this.#element.replaceChildren(...this.#shown.map((one) => this.#tab(one)));
    const again = focused ?? null;
    if (again) this.#tabFor(again)?.querySelector("[role=tab]").focus();
  }

  #tab({ document: identifier, name, location }) {
    const isCurrent = identifier === this.#commands.current;
    const whole = newElement("div", { className: "document-tab" });
    whole.dataset.document = identifier;
    whole.setAttribute("role", "presentation");
    const tab = document.createElement("button");
    tab.className = "document-tab-name";
    tab.setAttribute("role", "tab");
    tab.ariaSelected = String(isCurrent);
    tab.tabIndex = isCurrent ? 0 : -1;
    tab.title = location ?? name;
    tab.textContent = name;
    const close = document.createElement("button");
    close.className = "tool small document-tab-close";
    close.tabIndex = -1;
    close.ariaLabel = string("tabs.close", { name });
    close.title = close.ariaLabel;
    close.append(icon("close"));
    whole.append(tab, close);
    return whole;
  }

  #tabFor(identifier) {
    return [...this.#element.children].find(({ dataset }) => dataset.document === identifier);
  }

  #click({ target, detail }) {
    const tab = tabOf(target);
    if (!tab) return;
    // After a click one goes on in the editor; who walks with keys stays here.
    if (detail > 0) document.activeElement?.blur?.();
    if (target.closest(".document-tab-close")) this.#commands.close(tab.dataset.document);
    else this.#commands.show(tab.dataset.document);
  }

  #key(event) {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = [...this.#element.children];
    const at = tabs.indexOf(tab);
    const to = (index) => {
      const next = tabs[(index + tabs.length) % tabs.length];
      next.querySelector("[role=tab]").focus();
      this.#commands.show(next.dataset.document);
    };
    const keys = {
      ArrowRight: () => to(at + 1), ArrowLeft: () => to(at - 1),
      Home: () => to(0), End: () => to(tabs.length - 1),
      Delete: () => this.#commands.close(tab.dataset.document),
    };
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  }
}

function tabOf(element) {
  return element?.closest?.(".document-tab") ?? null;
}

/** The next visit leaves room for them from the first picture on. */
function remember(isShown) {
  try {
    localStorage.setItem(remembered, isShown ? "shown" : "hidden");
  } catch {
    // The next visit finds them a moment later.
  }
}
