import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { waitFor } from '@testing-library/react';
import { useSiteIcon } from './use-site-icon';

function Tab() {
  useSiteIcon();
  return null;
}

function renderTab(stored: { image_key: string; image_url: string }[]) {
  document.head.innerHTML = '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">';
  const backend = createFakeBackend({});
  const asked: string[] = [];
  const answer = Promise.resolve({ data: stored, error: null, status: 200 });
  const request = new Proxy(answer, {
    get: (target, name) => (name === 'then' ? target.then.bind(target) : () => request),
  }) as unknown;
  const { rest } = backend;
  backend.rest = async () => {
    const from = (table: string) => {
      asked.push(table);
      return request;
    };
    return Object.assign(await rest(), { from }) as never;
  };
  window.requestIdleCallback = (done) => {
    done({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
  renderInShell(<Tab />, { services: { backend } });
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  return { link, asked };
}

it('the uploaded icon stands in the tab', async () => {
  const address = '/storage/v1/object/public/website/icon/a.png';
  const { link } = renderTab([
    { image_key: 'logo', image_url: '/storage/v1/object/public/website/logo/b.png' },
    { image_key: 'icon', image_url: address },
  ]);
  await waitFor(() => expect(link).toHaveAttribute('href', address));
  expect(link).not.toHaveAttribute('type');
});

it('without one that of the build stays', async () => {
  const { link, asked } = renderTab([]);
  await waitFor(() => expect(asked).toEqual(['website_images']));
  expect(link).toHaveAttribute('href', '/assets/favicon.svg');
});
