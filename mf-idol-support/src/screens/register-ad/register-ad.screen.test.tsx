import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adProduct } from '../../data/ad-product/ad-product.fixture';
import texts from '../../locales/zh-TW.json';
import { RegisterAdScreen } from './register-ad.screen';

/** The form is a part of its own, whose code comes first. */
const late = { timeout: 5000 };

const online = adProduct({
  name: '首頁主視覺 一週',
  category: 'online',
  needsMediaReview: false,
  minUnits: 1,
  placement: { name: '首頁主視覺', slots: 3, imageW: 1200, imageH: 400, maxSeconds: null },
});
const quote = (freeSlots = 2) => ({
  startsOn: '2199-12-05',
  endsOn: '2199-12-11',
  units: 1,
  lines: [],
  total: 12_000,
  latestOrderOn: '2199-12-02',
  freeSlots,
});

function renderAd(functions: FakeFunctions = {}, canAdvertise = true) {
  const token = `x.${btoa(JSON.stringify({ sub: 'person-1' }))}.y`;
  const backend = createFakeBackend({
    list_ad_products: () => ({ data: [online, adProduct({ id: 'y', name: '燈箱' })] }),
    quote_ad_product: () => ({ data: quote() }),
    validate_file_upload: () => ({ data: { valid: true, error: null } }),
    ...functions,
  });
  return renderInShell(<RegisterAdScreen />, {
    at: `/register-ad?product=${online.id}&from=2199-12-05&units=1`,
    path: '/register-ad',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount({ canAdvertise })),
      backend: { ...backend, getAccessToken: () => Promise.resolve(token) },
    },
  });
}

/** What the browser reads of a picture. */
function pictureOf(width: number, height: number) {
  const opened = { width, height, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(opened) });
  URL.createObjectURL = () => 'blob:preview';
  // Moves, so it is not drawn anew.
  return new File(['gif'], 'banner.gif', { type: 'image/gif' });
}
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('選擇圖片檔案'), { target: { files: [file] } });
const send = () => userEvent.click(screen.getByRole('button', { name: '確認預約' }));

test('who is neither performer nor venue reads at once who advertises here', async () => {
  renderAd({}, false);
  expect(await screen.findByText('站內廣告由表演者和場地刊登')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '註冊表演者' })).toHaveAttribute(
    'href',
    '/register-performer',
  );
  expect(screen.queryByLabelText(/版位/)).toBeNull();
  expect(screen.queryByRole('link', { name: '我的刊登紀錄' })).toBeNull();
});

test('days of a link are priced at once; what media review is asked for elsewhere', async () => {
  renderAd();
  expect(await screen.findByText(/^總計 NT\$12,000・.*還有 2 個位置$/, {}, late)).toBeVisible();
  expect(screen.queryByRole('option', { name: '燈箱' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '前往應援廣告服務' })).toBeVisible();
  expect(screen.getByRole('link', { name: '我的刊登紀錄' })).toHaveAttribute('href', '/ad-records');
});

test('artwork of another shape than its place is refused with both sizes', async () => {
  renderAd();
  await choose(pictureOf(1200, 1200));
  expect(
    await screen.findByText('圖片尺寸不符：這張是 1200 × 1200，版位需要 1200 × 400 以上、相同比例'),
  ).toBeVisible();
  expect(screen.getByText('還沒有素材')).toBeVisible();
});

test('the slot is booked at the price that was shown, then its artwork is handed in', async () => {
  const upload = jest.fn((_url: string, _init: RequestInit) => Promise.resolve({ ok: true }));
  globalThis.fetch = upload as unknown as typeof fetch;
  const book = jest.fn((_args: object) => ({ data: { advertisement_id: 'ad', order_id: 'o' } }));
  const hand = jest.fn((_args: object) => ({ data: { id: 'c', version: 1, status: 'checking' } }));
  renderAd({ book_ad: book, submit_ad_creative: hand });
  await choose(pictureOf(1200, 400));
  expect(await screen.findByRole('img', { name: '素材預覽' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^廣告標題/ }), '生日週');
  await screen.findByText(/^總計/);
  await send();
  await waitFor(() => expect(hand).toHaveBeenCalled());
  expect(book.mock.calls[0]?.[0]).toMatchObject({
    p_product_id: online.id,
    p_units: 1,
    p_expected_total: 12_000,
    p_link_url: null,
  });
  expect(upload.mock.calls[0]?.[0]).toMatch(
    /\/upload\/artwork\/person-1\/ads\/[\da-f-]{36}-1200x400\.gif$/,
  );
  expect(hand.mock.calls[0]?.[0]).toMatchObject({
    p_advertisement_id: 'ad',
    p_file_path: expect.stringMatching(/-1200x400\.gif$/) as string,
    p_mime_type: 'image/gif',
  });
});

test('without artwork nothing is booked, and a full slot cannot be ordered', async () => {
  const book = jest.fn();
  renderAd({ book_ad: book, quote_ad_product: () => ({ data: quote(0) }) });
  expect(await screen.findByText('這段檔期已滿，請換一天或縮短檔期。')).toBeVisible();
  expect(screen.getByRole('button', { name: '確認預約' })).toBeDisabled();
  expect(book).not.toHaveBeenCalled();
});
