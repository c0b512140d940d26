import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adProduct } from '../../data/ad-product/ad-product.fixture';
import { performerDetail } from '../../data/performer/performer.fixture';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';
import texts from '../../locales/zh-TW.json';
import { SupportAdsScreen } from './support-ads.screen';

beforeEach(() => localStorage.clear());

const product = adProduct();
const artist = { id: '7a1c0000-0000-4000-8000-000000000001', performerName: '林予曦' };

const supportAd = (overrides: Partial<SupportAd> = {}): SupportAd => ({
  id: '5a000000-0000-4000-8000-000000000001',
  orderNo: 'SA-261122-ABCDEF',
  status: 'submitted',
  title: '生日快樂',
  artist,
  product: { id: product.id, name: product.name },
  startsOn: '2199-12-05',
  endsOn: '2199-12-18',
  total: 35_000,
  deadlineAt: null,
  orderId: null,
  proofUrls: [],
  reviewNote: null,
  cancelReason: null,
  message: '',
  units: 2,
  city: 'taipei',
  station: '台北車站',
  designBy: 'self',
  artworkPaths: ['u1/ads/first.png'],
  updatedAt: '2026-11-02T04:00:00.123456+00:00',
  ...overrides,
});

const quote = {
  startsOn: '2199-12-05',
  endsOn: '2199-12-18',
  units: 2,
  lines: [],
  total: 35_000,
  latestOrderOn: '2199-11-14',
  freeSlots: 2,
};

function renderService(functions: FakeFunctions = {}, isSignedIn = true, search = '') {
  const online = adProduct({ id: 'x', name: '首頁主視覺', needsMediaReview: false, unitPrice: 1 });
  return renderInShell(<SupportAdsScreen />, {
    at: `/support-ad-service${search}`,
    path: '/support-ad-service',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(isSignedIn ? createFakeAccount({ phone: '0912345678' }) : null),
      backend: createFakeBackend({
        list_ad_products: () => ({
          data: [product, adProduct({ id: 'y', name: '小燈箱', unitPrice: 9000 }), online],
        }),
        my_support_ads: () => ({ data: { items: [], total: 0 } }),
        quote_ad_product: () => ({ data: quote }),
        search_performers: () => ({
          data: { items: [{ ...artist, category: 'artist', city: null }] },
        }),
        ...functions,
      }),
    },
  });
}

test('a visitor reads what each kind of media costs, and how far ahead it is ordered', async () => {
  renderService({}, false);
  const card = await screen.findByRole('article', { name: '捷運燈箱' });
  expect(within(card).getByText('NT$9,000 – NT$16,000 / 週起')).toBeVisible();
  expect(within(card).getByText('2 個版位・上刊前 21 天下單')).toBeVisible();
  // What is booked directly is no request.
  expect(screen.queryByRole('option', { name: '首頁主視覺' })).not.toBeInTheDocument();
});

test('chosen days of a link are priced at once; what is sent is stored, then submitted at that price', async () => {
  const save = jest.fn((_args: object) => ({ data: supportAd({ status: 'draft' }) }));
  const submit = jest.fn((_args: object) => ({ data: supportAd() }));
  renderService(
    { save_support_ad: save, submit_support_ad: submit },
    true,
    `?product=${product.id}&from=2199-12-05&units=2&design=platform`,
  );
  expect(await screen.findByText(/^總計 NT\$35,000・最晚 2199\/11\/14.* 前下單$/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋表演者' }), '林');
  await userEvent.click(await screen.findByRole('button', { name: /林予曦/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^廣告標題/ }), {
    target: { value: '生日快樂' },
  });
  await userEvent.click(screen.getByRole('button', { name: '送出需求' }));
  expect(await screen.findByText('送出前需要聲明稿件的授權')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^稿件是我的創作/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^已取得肖像權人/ }));
  await userEvent.click(screen.getByRole('button', { name: '送出需求' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_id: null,
    p_artist_id: artist.id,
    p_units: 2,
    p_design_by: 'platform',
    p_artwork_paths: [],
  });
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ p_expected_total: 35_000 });
  // The next one begins anew, here and on the device.
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^廣告標題/ })).toHaveValue(''));
  expect(Object.values({ ...localStorage }).join()).not.toContain('生日快樂');
});

test('led here from a plan, nobody searches again for whom it is, and the form stands first', async () => {
  const performer = performerDetail();
  renderService(
    { get_performer: () => ({ data: performer }) },
    true,
    `?product=${product.id}&from=2199-12-05&units=2&design=self&artist=${performer.id}`,
  );
  expect(await screen.findByText(performer.performerName)).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: '搜尋表演者' })).not.toBeInTheDocument();
  const form = screen.getByRole('button', { name: '送出需求' });
  const media = screen.getByRole('article', { name: '捷運燈箱' });
  expect(form.compareDocumentPosition(media)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was typed is there again when the page was thrown away, but what was declared is said anew', async () => {
  const first = renderService();
  await userEvent.type(await screen.findByRole('textbox', { name: /^廣告標題/ }), '生日快樂');
  await userEvent.click(screen.getByRole('checkbox', { name: /^稿件是我的創作/ }));
  first.unmount();
  renderService({}, true, `?product=${product.id}&from=2199-12-05&units=2&design=self`);
  expect(await screen.findByRole('textbox', { name: /^廣告標題/ })).toHaveValue('生日快樂');
  expect(screen.getByRole('checkbox', { name: /^稿件是我的創作/ })).not.toBeChecked();
  // A link that names days is newer.
  expect(screen.getByLabelText(/^第一天/)).toHaveValue('2199-12-05');
});

test('who draws it alone is asked for the artwork', async () => {
  renderService({}, true, `?product=${product.id}&from=2199-12-05`);
  await userEvent.click(await screen.findByRole('button', { name: '送出需求' }));
  expect(await screen.findByText('請上傳稿件，或改請平台設計')).toBeVisible();
});

test('an approved one leads to its payment, and can be called off only after a question', async () => {
  const cancel = jest.fn((_args: object) => ({ data: supportAd({ status: 'cancelled' }) }));
  renderService({
    my_support_ads: () => ({
      data: { items: [supportAd({ status: 'approved', orderId: 'order-1' })], total: 1 },
    }),
    cancel_support_ad: cancel,
  });
  const entry = await screen.findByRole('article', { name: '生日快樂' });
  expect(within(entry).getByText('審核通過，待付款')).toBeVisible();
  expect(within(entry).getByRole('link', { name: '前往付款：生日快樂' })).toHaveAttribute(
    'href',
    '/purchase-history/order-1',
  );
  await userEvent.click(within(entry).getByRole('button', { name: '取消 生日快樂' }));
  expect(cancel).not.toHaveBeenCalled();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消需求' }),
  );
  expect(cancel).toHaveBeenCalledWith({ p_id: supportAd().id });
});

test('what needs a fix is corrected and sent again, with place, days and price as they were', async () => {
  const save = jest.fn((_args: object) => ({ data: supportAd({ status: 'needs_fix' }) }));
  const submit = jest.fn((_args: object) => ({ data: supportAd({ status: 'reviewing' }) }));
  const asked = supportAd({ status: 'needs_fix', reviewNote: '標題請加上日期' });
  renderService({
    my_support_ads: () => ({ data: { items: [asked], total: 1 } }),
    get_support_ad: () => ({
      data: {
        ...asked,
        contactName: '王小明',
        contactPhone: '0912345678',
        versions: [],
        history: [],
      },
    }),
    save_support_ad: save,
    submit_support_ad: submit,
  });
  await userEvent.click(await screen.findByRole('button', { name: '修改並重送：生日快樂' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改並重送' }));
  expect(dialog.getByText('審稿意見：標題請加上日期')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '重新送審' }));
  expect(await dialog.findByText('送出前需要聲明稿件的授權')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText(/^廣告標題/), ' 12/5');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^稿件是我的創作/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^已取得肖像權人/ }));
  await userEvent.click(dialog.getByRole('button', { name: '重新送審' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_id: asked.id,
    p_title: '生日快樂 12/5',
    p_starts_on: asked.startsOn,
    p_units: 2,
    p_city: 'taipei',
    p_station: '台北車站',
    p_artwork_paths: ['u1/ads/first.png'],
    p_contact_phone: '0912345678',
  });
});

test('each step, what the review said, and the versions that were sent can be read', async () => {
  const sent = supportAd({ status: 'reviewing' });
  renderService({
    my_support_ads: () => ({ data: { items: [sent], total: 1 } }),
    get_support_ad: () => ({
      data: {
        ...sent,
        contactName: '王小明',
        contactPhone: '0912345678',
        versions: [
          { paths: [], sentAt: '2026-11-20T02:00:00Z' },
          { paths: [], sentAt: '2026-11-22T02:00:00Z' },
        ],
        history: [
          { to: 'submitted', reason: null, at: '2026-11-20T02:00:00Z' },
          { to: 'needs_fix', reason: '標題請加上日期', at: '2026-11-21T02:00:00Z' },
          { to: 'reviewing', reason: null, at: '2026-11-22T02:00:00Z' },
        ],
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '進度與稿件：生日快樂' }));
  const dialog = within(await screen.findByRole('dialog', { name: '生日快樂 的進度' }));
  expect(dialog.getByText('標題請加上日期')).toBeVisible();
  expect(dialog.getByText('第 2 版')).toBeVisible();
  expect(dialog.getAllByText('由平台設計')).toHaveLength(2);
});

test('the photos of what was shown stand with it', async () => {
  renderService({
    my_support_ads: () => ({
      data: {
        items: [supportAd({ status: 'completed', proofUrls: ['https://example.test/a.jpg'] })],
        total: 1,
      },
    }),
  });
  expect(await screen.findByRole('img', { name: '生日快樂 的刊登照片 1' })).toBeVisible();
});
