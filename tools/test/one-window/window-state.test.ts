import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

const { WindowState } = createRequire(import.meta.url)('./window-state.cjs') as {
  WindowState: new (window: unknown, dom: JSDOM) => { restore(): void };
};

const dom = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  runScripts: 'outside-only',
  pretendToBeVisual: true,
});
const state = new WindowState(dom.window, dom);
const inWindow = (code: string): unknown => dom.window.eval(code);

afterAll(() => dom.window.close());

it.each([
  [
    'a property on the prototype of an interface, though it is defined for good',
    "Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 375 })",
    "document.createElement('ul').clientWidth",
  ],
  [
    'a method of an interface',
    'HTMLElement.prototype.focus = () => undefined',
    'HTMLElement.prototype.focus.toString()',
  ],
  ['an interface', 'window.Event = class Other {}', 'Event.name'],
  [
    'a name of the window that cannot be enumerated',
    "Object.defineProperty(window, 'Barcode', { value: 1 })",
    'typeof Barcode',
  ],
  ['a name of the window', 'window.barcode = 1', 'typeof barcode'],
  ['a function of the language', 'Math.random = () => 4', 'Math.random.name'],
  ['what a device stores', "localStorage.setItem('a', '1')", 'localStorage.length'],
  ['the address', "history.pushState(null, '', '/events')", 'location.pathname'],
  ['the page', "document.body.append('words')", 'document.body.textContent'],
  [
    'a listener on the document',
    "document.addEventListener('ping', () => document.body.append('pong'))",
    "document.dispatchEvent(new Event('ping')), document.body.textContent",
  ],
])('%s is taken back', (_what, change, ask) => {
  const before = inWindow(ask);
  inWindow(change);
  expect(inWindow(ask)).not.toEqual(before);
  state.restore();
  expect(inWindow(ask)).toEqual(before);
});
