/** What a window is at its beginning, and how it gets back there. */
class WindowState {
  #dom;
  #window;
  /** Own properties of everything that a test can reach from the window, as they are at the beginning. */
  #properties = new Map();
  #listeners = [];
  #observers = new Set();
  /** Names that were defined on the window since; those that cannot be enumerated are not listed by Node. */
  #defined = new Set();
  /** The last ones that were ended. */
  #timer = 0;
  #frame = 0;

  constructor(window, dom) {
    this.#window = window;
    this.#dom = dom;
    this.#followListeners();
    this.#followObservers();
    this.#keepConfigurable();
    this.#remember(window);
    const { document, navigator, screen, performance, history, location } = window;
    for (const one of [document, navigator, screen, performance, history, location])
      this.#remember(one);
    for (const key of namesOf(window)) {
      const value = Object.getOwnPropertyDescriptor(window, key)?.value;
      if (typeof value === 'function') {
        this.#remember(value);
        if (value.prototype) this.#remember(value.prototype);
      } else if (typeof value === 'object' && value !== null && isNamespace(value)) {
        this.#remember(value);
      }
    }
    for (const element of [document.documentElement, document.head, document.body])
      this.#remember(element);
  }

  #remember(object) {
    if (this.#properties.has(object)) return;
    const descriptors = Object.getOwnPropertyDescriptors(object);
    if (object === this.#window)
      for (const name of namesOf(object))
        descriptors[name] = Object.getOwnPropertyDescriptor(object, name);
    this.#properties.set(object, descriptors);
  }

  /** Listeners on the window and the document outlive the elements of a test; they are noted to be taken away. */
  #followListeners() {
    const window = this.#window;
    const { EventTarget, document } = window;
    const lasting = new Set([
      window,
      document,
      document.documentElement,
      document.head,
      document.body,
    ]);
    const listeners = this.#listeners;
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (lasting.has(target)) listeners.push({ target, type, listener, options });
      return add.call(target, type, listener, options);
    };
    const addToWindow = window.addEventListener;
    window.addEventListener = function (type, listener, options) {
      listeners.push({ target: window, type, listener, options });
      return addToWindow.call(window, type, listener, options);
    };
  }

  /** An observer of the document would go on telling a file that has ended. */
  #followObservers() {
    const observers = this.#observers;
    const { MutationObserver } = this.#window;
    this.#window.MutationObserver = class extends MutationObserver {
      constructor(callback) {
        super(callback);
        observers.add(this);
      }
    };
  }

  /** What a file defines for good on a prototype could not be taken back. */
  #keepConfigurable() {
    const window = this.#window;
    const properties = this.#properties;
    const defined = this.#defined;
    const define = window.Object.defineProperty;
    window.Object.defineProperty = (object, key, descriptor) => {
      if (object === window) defined.add(key);
      return define(
        object,
        key,
        properties.has(object) ? { ...descriptor, configurable: true } : descriptor,
      );
    };
  }

  restore() {
    const window = this.#window;
    const { document } = window;
    for (const observer of this.#observers) observer.disconnect();
    this.#observers.clear();
    for (const { target, type, listener, options } of this.#listeners.splice(0))
      target.removeEventListener(type, listener, options);
    for (const [object, descriptors] of this.#properties)
      restoreProperties(object, descriptors, [
        ...Reflect.ownKeys(object),
        ...(object === window ? this.#defined : []),
      ]);
    this.#defined.clear();
    this.#endTimers();
    for (const element of [document.documentElement, document.head, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    document.getSelection()?.removeAllRanges();
    window.localStorage.clear();
    window.sessionStorage.clear();
    this.#dom.cookieJar.removeAllCookiesSync();
    window.history.replaceState(null, '', 'http://localhost/');
  }

  /** Timers count up in jsdom; all that were given out since the last file are ended. */
  #endTimers() {
    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = this.#window;
    const timer = setTimeout(() => undefined, 0);
    const frame = requestAnimationFrame(() => undefined);
    while (this.#timer < timer) clearTimeout(++this.#timer);
    while (this.#frame < frame) cancelAnimationFrame(++this.#frame);
  }
}

/**
 * Every name of the window. Node does not list those of a context's global that cannot be enumerated, which are all of
 * the language (`Promise`) and all interfaces (`HTMLElement`); jsdom keeps the interfaces in a registry.
 */
function namesOf(window) {
  const interfaces = window[Symbol.for('[webidl2js] constructor registry')];
  return [
    ...new Set([
      ...Reflect.ownKeys(window),
      ...Object.keys(interfaces),
      ...Object.getOwnPropertyNames(globalThis),
      'Window',
      'HTMLDocument',
      'Image',
      'Audio',
      'Option',
    ]),
  ].filter((name) => Object.getOwnPropertyDescriptor(window, name));
}

/** `Math`, `JSON`, `Intl`, `console` and the like: objects that hold functions. */
const isNamespace = (value) =>
  Object.values(Object.getOwnPropertyDescriptors(value)).some(
    ({ value: own }) => typeof own === 'function',
  );

function restoreProperties(object, descriptors, keys) {
  for (const key of keys) {
    if (Object.hasOwn(descriptors, key)) continue;
    if (Object.getOwnPropertyDescriptor(object, key)?.configurable) delete object[key];
  }
  for (const key of Reflect.ownKeys(descriptors)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    const then = descriptors[key];
    const isSame = now && now.value === then.value && now.get === then.get && now.set === then.set;
    if (!isSame && (!now || now.configurable || now.writable))
      Object.defineProperty(object, key, then);
  }
}

module.exports = { WindowState };
