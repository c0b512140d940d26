import { renderInShell } from '@spotlight/shared/contract/testing';
import { Link } from '@spotlight/shared/vendor/router';
import { act, screen } from '@testing-library/react';
import { ScrollAndFocus } from './scroll-and-focus';

/** A document that begins with this address. */
const openAt = (path: string) => renderInShell(<ScrollAndFocus />, { at: path, path });

/** Leaves the document at this height. */
function leaveAt(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
}

const scrollTo = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test('a reload returns to where one was', () => {
  const { unmount } = openAt('/events');
  leaveAt(1200);
  unmount();
  openAt('/events');
  expect(scrollTo).toHaveBeenCalledWith(0, 1200);
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
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
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
