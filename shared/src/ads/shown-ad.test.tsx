import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShownAd } from './shown-ad';

const ad = {
  id: 'a1',
  title: '潮杯咖啡 生咖檔期開放',
  description: null,
  imageUrl: 'https://example.test/ad.jpg',
  linkUrl: '/book-venue',
  buttonText: '看檔期',
};

function renderAd(found: object[]) {
  const record = jest.fn((_args: Record<string, unknown>) => ({ data: null }));
  const asked = jest.fn((_args: Record<string, unknown>) => ({ data: found }));
  renderInShell(<ShownAd place="supportMap" />, {
    services: { backend: createFakeBackend({ live_ads: asked, record_ad_event: record }) },
  });
  return { record, asked };
}

test('it is marked, is one link, and a click is counted', async () => {
  const { record, asked } = renderAd([ad]);
  const shown = within(await screen.findByRole('article', { name: '廣告：潮杯咖啡 生咖檔期開放' }));
  expect(shown.getByText('廣告')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ p_display_location: 'maps', p_type: 'banner' });
  await userEvent.click(shown.getByRole('link', { name: '潮杯咖啡 生咖檔期開放・看檔期' }));
  await waitFor(() => expect(record).toHaveBeenCalledTimes(1));
  expect(record.mock.calls[0]?.[0]).toMatchObject({ p_ad_id: 'a1', p_action: 'click' });
  expect(record.mock.calls[0]?.[0]['p_session']).toMatch(/^[0-9a-f-]{36}$/);
});

test('what leads out of the site says so to browsers and search engines', async () => {
  renderAd([{ ...ad, linkUrl: 'https://example.test/' }]);
  expect(await screen.findByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored');
});

test('what brings no picture along gets a drawn one behind its words', async () => {
  renderAd([{ ...ad, imageUrl: null, description: '下一季檔期開放預訂。' }]);
  const shown = await screen.findByRole('article');
  expect(within(shown).getByText('下一季檔期開放預訂。')).toBeVisible();
  await waitFor(() => expect(shown.querySelector('img[data-artwork][alt=""]')).not.toBeNull());
});

test('a free place is offered instead of being left empty', async () => {
  renderAd([]);
  expect(await screen.findByRole('link', { name: '看版位與價格' })).toHaveAttribute(
    'href',
    '/ad-products',
  );
  expect(screen.queryByText('廣告')).toBeNull();
});
