import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { PageBanners } from './page-banners';

const banner = {
  id: '1',
  banner_key: 'spring',
  media_type: 'image',
  banner_url: '/spring.png',
  video_url: null,
  title: '春天的舞台',
  subtitle: null,
  link: '/events',
};
const words = { ...banner, id: '2', banner_key: 'words', banner_url: null, title: '只有文字' };

test('a page shows what the back office put there, but leaves words without picture to the page', async () => {
  const read = jest.fn((_args: object) => ({ data: { banners: [words, banner] } }));
  renderInShell(<PageBanners page="performers" />, {
    services: { backend: createFakeBackend({ website_page: read }) },
  });
  expect(await screen.findByRole('link', { name: '春天的舞台' })).toHaveAttribute(
    'href',
    '/events',
  );
  expect(screen.queryByText('只有文字')).toBeNull();
  expect(read).toHaveBeenCalledWith({ p_page: 'performers' });
});

test('a banner that leads to the page where it stands is no link', async () => {
  const read = () => ({ data: { banners: [{ ...banner, link: '/support-map' }] } });
  renderInShell(<PageBanners page="maps" />, {
    at: '/support-map?kind=led',
    path: '/support-map',
    services: { backend: createFakeBackend({ website_page: read }) },
  });
  expect(await screen.findByRole('article', { name: '春天的舞台' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
