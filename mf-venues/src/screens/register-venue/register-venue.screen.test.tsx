import type { Account } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { RegisterVenueScreen } from './register-venue.screen';

const description =
  '巷弄裡的老宅咖啡廳，前後兩間可以分開使用，附投影與音響，適合生咖、讀書會與小型展覽。';

interface Setting {
  person?: Account | null;
  at?: string;
  functions?: FakeFunctions;
  requestLogin?: () => Promise<boolean>;
}

function renderRegistration({
  person = createFakeAccount(),
  at = '/register-venue',
  functions = {},
  requestLogin = () => Promise.resolve(true),
}: Setting = {}) {
  localStorage.clear();
  return renderInShell(<RegisterVenueScreen />, {
    at,
    path: '/register-venue',
    texts: { venues: texts },
    services: {
      session: createFakeSession(person),
      backend: {
        ...createFakeBackend({
          my_venues: () => ({ data: [] }),
          validate_file_upload: () => ({ data: { valid: true, error: null } }),
          my_unused_pictures: () => ({ data: [] }),
          ...functions,
        }),
        getAccessToken: () => Promise.resolve(`x.${btoa('{"sub":"u1"}')}.y`),
      },
      requestLogin,
    },
  });
}

// By their labels: asking for roles takes seconds in a form of forty fields.
const field = (name: RegExp) => screen.findByLabelText(name);
/** Typing letter by letter is not what these tests are about. */
async function put(name: RegExp, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.paste(text);
}
// What moves stays as it is, so that nothing has to be drawn here.
const photos = () =>
  ['門口.gif', '大廳.gif', '舞台.gif'].map((name) => new File(['x'], name, { type: 'image/gif' }));
beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:photo-${++count}`;
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 4, height: 3, close: () => undefined }),
    fetch: () => Promise.resolve({ ok: true }),
  });
});
const send = async () => userEvent.click(screen.getByText('送出審核'));

async function fillIn() {
  await put(/^場地名稱/, '光點咖啡');
  await userEvent.selectOptions(screen.getByLabelText(/^類型/), '咖啡廳');
  await put(/^容納人數/, '40');
  await put(/^場地介紹/, description);
  await put(/^聯絡電話/, '0912345678');
  await userEvent.selectOptions(screen.getByLabelText(/^縣市/), 'taipei');
  await put(/^地址/, '泰順街 12 號');
  await put(/^完整地址/, '臺北市大安區泰順街 12 號');
  await put(/^每小時價格/, '1200');
  fireEvent.change(screen.getByLabelText('選擇圖片檔案'), { target: { files: photos() } });
  expect(await screen.findByLabelText(/^照片 3 的說明/)).toBeInTheDocument();
}

test('whoever sends an empty form reads every rule, and nothing is sent', async () => {
  const save = jest.fn();
  renderRegistration({ person: null, functions: { save_venue: save } });
  await field(/^場地名稱/);
  await send();
  for (const sentence of [
    '請填場地名稱',
    '請選擇類型',
    '請填 1 到 100,000 之間的人數',
    '介紹至少需要 30 個字',
    '請選擇縣市',
    '請填地址',
    '請填完整地址',
    '請填 0 到 1,000,000 之間的金額',
    '請上傳至少三張照片，讓人看得到場地的樣子。',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(save).not.toHaveBeenCalled();
});

test('what was typed goes as columns, with the week as it began and words of one’s own, and asks for a look', async () => {
  const save = jest.fn((_args: object) => ({ data: ownVenue({ status: 'draft', version: 1 }) }));
  const submit = jest.fn((_args: object) => ({ data: ownVenue({ status: 'pending_approval' }) }));
  renderRegistration({ functions: { save_venue: save, submit_venue: submit } });
  await fillIn();
  await userEvent.click(screen.getByLabelText('無線網路'));
  // The second photo becomes the cover.
  await userEvent.click(screen.getByLabelText('照片 2 往前移'));
  await userEvent.click(await field(/^照片 1 的說明/));
  await userEvent.paste('挑高的大廳');
  await userEvent.type(await field(/^其他設施/), '拍貼機{Enter}');
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_id: null,
    p_venue: {
      name: '光點咖啡',
      type: '咖啡廳',
      city: 'taipei',
      capacity: 40,
      price_per_hour: 1200,
      included_heads: null,
      phone: '0912-345-678',
      amenities: ['wifi', '拍貼機'],
      open_days: { monday: true, saturday: false },
      lat: null,
      photos: [{ alt: '挑高的大廳' }, { alt: null }, { alt: null }],
    },
  });
  const sent = JSON.stringify(save.mock.calls[0]);
  expect(new Set(sent.match(/\/media\/u1\/venues\/[^"]+\.gif/g)).size).toBe(3);
  expect(submit).toHaveBeenCalledWith({ p_id: ownVenue().id, p_version: 1 });
});

test('a visitor who does not sign in sends nothing and keeps every word', async () => {
  const save = jest.fn();
  renderRegistration({
    person: null,
    functions: { save_venue: save },
    requestLogin: () => Promise.resolve(false),
  });
  await fillIn();
  await send();
  expect(await field(/^場地名稱/)).toHaveValue('光點咖啡');
  expect(save).not.toHaveBeenCalled();
});

test('the second press goes on with the draft that the first one made', async () => {
  const save = jest.fn((_args: object) => ({ data: ownVenue({ status: 'draft', version: 1 }) }));
  const submit = jest
    .fn()
    .mockReturnValueOnce({ code: 'SERVER' })
    .mockReturnValue({ data: ownVenue({ status: 'pending_approval' }) });
  renderRegistration({ functions: { save_venue: save, submit_venue: submit } });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([args]) => (args as { p_id: string | null }).p_id)).toEqual([
    null,
    ownVenue().id,
  ]);
});

test('who has a venue sees its state, and why it was refused', async () => {
  renderRegistration({
    functions: {
      my_venues: () => ({
        data: [
          ownVenue({
            status: 'rejected',
            lastDecision: { status: 'rejected', reason: '地址不完整', at: '2026-11-20T10:00:00Z' },
          }),
        ],
      }),
    },
  });
  const list = await screen.findByRole('list', { name: '你的場地' });
  expect(within(list).getByText('未通過審核')).toBeVisible();
  expect(within(list).getByText('原因：地址不完整')).toBeVisible();
  expect(within(list).getByRole('link', { name: '編輯資料 光點咖啡' })).toHaveAttribute(
    'href',
    `/register-venue?venue=${ownVenue().id}`,
  );
});
