import { renderInShell } from '@spotlight/shared/contract/testing';
import { Link } from '@spotlight/shared/vendor/router';
import { fireEvent, screen } from '@testing-library/react';
import texts from '../locales/zh-TW.json';
import { NewVersion } from './new-version';

function renderBanner(hasUnsavedChanges = false) {
  return renderInShell(
    <>
      <NewVersion hasUnsavedChanges={() => hasUnsavedChanges} />
      <Link to="/venues">場地</Link>
      <Link to="/events?page=2">第 2 頁</Link>
    </>,
    { at: '/events', path: '/*', texts: { shell: texts } },
  );
}

/** Whether the browser itself follows a link: what the router takes over it prevents. */
function followedByBrowser(name: string, init: MouseEventInit = {}): boolean {
  // Tests have no other page to go to.
  const stay = (event: Event) => event.preventDefault();
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    stay(event);
  };
  window.addEventListener('click', look);
  const link = screen.getByRole('link', { name });
  // Where nothing bubbles, the browser's own act is what is left.
  const isUnprevented = fireEvent.click(link, { button: 0, ...init });
  window.removeEventListener('click', look);
  return isLeft || isUnprevented;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/events');
});
afterEach(() => window.history.replaceState(null, '', '/'));

it('comes with the next page that is gone to, also once it was put off', () => {
  const { currentUrl } = renderBanner();
  fireEvent.click(screen.getByRole('button', { name: texts.newVersion.later }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(followedByBrowser('場地')).toBe(true);
  expect(currentUrl()).toBe('/events');
});

it('leaves everything to the router while something is typed and not saved', () => {
  const { currentUrl } = renderBanner(true);
  expect(followedByBrowser('場地')).toBe(false);
  expect(currentUrl()).toBe('/venues');
});

it('is no reason to load the same page, where only its list turns over', () => {
  const { currentUrl } = renderBanner();
  expect(followedByBrowser('第 2 頁')).toBe(false);
  expect(currentUrl()).toBe('/events?page=2');
});
