import { startMain } from './start-main';

const preload = '<link rel="preload" as="script" id="app-main" href="/shell/s/main.js">';
const prerendered = '<div id="root"><div data-prerendered></div></div>';
const mains = () => document.querySelectorAll('script[src$="/shell/s/main.js"]').length;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = preload;
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that has nothing to show yet gets its main script at once', () => {
  startMain();
  expect(mains()).toBe(1);
});

test('a page that was prerendered is shown first', () => {
  document.body.innerHTML = prerendered;
  startMain();
  expect(mains()).toBe(0);
  jest.advanceTimersToNextFrame();
  expect(mains()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(mains()).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(mains()).toBe(1);
});

test('nobody waits for a frame where none comes', () => {
  document.body.innerHTML = prerendered;
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  startMain();
  jest.advanceTimersByTime(1_000);
  expect(mains()).toBe(1);
});

test('a page in the background is not painted, so it starts at once', () => {
  document.body.innerHTML = prerendered;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startMain();
  expect(mains()).toBe(1);
});
