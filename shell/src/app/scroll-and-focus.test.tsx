import { renderInShell } from '@spotlight/shared/contract/testing';
import { Link } from '@spotlight/shared/vendor/router';
import { act, screen } from '@testing-library/react';
import { ScrollAndFocus } from './scroll-and-focus';

/** A document that begins with this address. */
const openAt = (path: string) => renderInShell(<ScrollAndFocus />, { at: path, path });

const standAt = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

/** Leaves the document at this height. */
function leaveAt(top: number) {
  standAt(top);
  window.dispatchEvent(new Event('pagehide'));
}

const scrollTo = jest.fn();
/** Tells that the page has grown or shrunk. */
let tellSize = () => undefined as void;

/** What jsdom lacks. */
class SizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    tellSize = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    tellSize = () => undefined;
  }
}

beforeEach(() => {
  window.ResizeObserver = SizeObserver;
  standAt(0);
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test('a reload returns to where one was', () => {
  const { unmount } = openAt('/events');
  leaveAt(1200);
  unmount();
  standAt(0);
  openAt('/events');
  expect(scrollTo).toHaveBeenCalledWith(0, 1200);
});

describe('a place that is not there yet', () => {
  beforeEach(() => {
    const { unmount } = openAt('/events');
    leaveAt(1200);
    unmount();
    standAt(0);
    openAt('/events');
    scrollTo.mockClear();
  });

  test('is returned to when what stands there has come', () => {
    tellSize();
    expect(scrollTo).toHaveBeenCalledWith(0, 1200);
  });

  test('is not forgotten meanwhile', () => {
    window.dispatchEvent(new Event('scrollend'));
    expect(Object.values(sessionStorage)).toEqual(['1200']);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is given up for one that the visitor chooses (%s)',
    (move) => {
      window.dispatchEvent(new Event(move));
      tellSize();
      expect(scrollTo).not.toHaveBeenCalled();
      window.dispatchEvent(new Event('scrollend'));
      expect(Object.values(sessionStorage)).toEqual(['0']);
    },
  );
});

test('a link into another page of the site does not begin where the last document was left', () => {
  const { unmount } = openAt('/events');
  leaveAt(1200);
  unmount();
  openAt('/tickets');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new page that scrolls to its top leaves the place of the last one alone', () => {
  scrollTo.mockImplementation((_, top: number) => {
    standAt(top);
    window.dispatchEvent(new Event('scrollend'));
  });
  renderInShell(
    <>
      <ScrollAndFocus />
      <Link to="/events/1">one</Link>
    </>,
    { at: '/events', path: '*' },
  );
  leaveAt(1200);
  act(() => screen.getByRole('link').click());
  expect(Object.values(sessionStorage)).toEqual(['1200', '0']);
});
