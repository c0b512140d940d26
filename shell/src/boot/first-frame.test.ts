import { afterFirstPaint, afterFrame, awaitFurther, showFurther } from './first-frame';

const work = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
  document.body.innerHTML = '<div id="root"><div data-prerendered></div></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that has nothing to show yet waits for nothing', () => {
  document.body.innerHTML = '<div id="root"></div>';
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that was prerendered is shown first', () => {
  afterFrame(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what the style sheet keeps out of the first frame is said by the document', () => {
  awaitFurther();
  expect(document.documentElement.matches('[data-first-frame]')).toBe(true);
  showFurther();
  expect(document.documentElement.matches('[data-first-frame]')).toBe(false);
});

test('a field of a day becomes one after that frame', () => {
  document.body.innerHTML = '<input data-type="date" type="text" value="2026-12-01">';
  showFurther();
  const field = document.querySelector('input');
  expect([field?.type, field?.value]).toEqual(['date', '2026-12-01']);
});

test('nobody waits for a frame where none comes', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  afterFrame(work);
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page in the background is not painted, so it starts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what costs a frame itself waits until the first one is on the screen', () => {
  let tell: (names: string[]) => void = () => undefined;
  const observe = jest.fn();
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(listen: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        tell = (names) =>
          listen({
            getEntriesByName: (name) =>
              names.includes(name) ? [{ name } as PerformanceEntry] : [],
          });
      }
      observe = observe;
    },
  });
  afterFirstPaint(work);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  jest.advanceTimersToNextFrame();
  tell(['first-paint']);
  expect(work).not.toHaveBeenCalled();
  tell(['first-paint', 'first-contentful-paint']);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
