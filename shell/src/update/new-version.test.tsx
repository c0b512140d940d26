import type { ModuleManifest } from '@spotlight/shared/contract';
import { renderInShell } from '@spotlight/shared/contract/testing';
import { Link } from '@spotlight/shared/vendor/router';
import { fireEvent, screen } from '@testing-library/react';
import texts from '../locales/update.zh-TW.json';
import { ManifestsContext } from '../app/home-slots';
import { NewVersion } from './new-version';

const manifests = [
  { pages: [{ path: '/cart', holdsUpdate: true }, { path: '/venues' }] },
] as unknown as ModuleManifest[];

function renderBanner(hasUnsavedChanges = false) {
  return renderInShell(
    <ManifestsContext value={manifests}>
      <NewVersion found={{ kind: 'newer' }} hasUnsavedChanges={() => hasUnsavedChanges} />
      <Link to="/venues">場地</Link>
      <Link to="/events?page=2">第 2 頁</Link>
      <Link to="/cart">購物車</Link>
    </ManifestsContext>,
    { at: '/events', path: '/*' },
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
  fireEvent.click(screen.getByRole('button', { name: texts.later }));
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

it('neither comes on the way to where somebody pays nor on the way from there', () => {
  const { currentUrl } = renderBanner();
  expect(followedByBrowser('購物車')).toBe(false);
  expect(currentUrl()).toBe('/cart');
  window.history.replaceState(null, '', '/cart');
  expect(followedByBrowser('場地')).toBe(false);
});
