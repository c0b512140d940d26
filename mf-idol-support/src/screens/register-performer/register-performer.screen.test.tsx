import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import type { Account, Session } from '@spotlight/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import texts from '../../locales/zh-TW.json';
import { RegisterPerformerScreen } from './register-performer.screen';

const bio = '四個人的獨立樂團，喜歡在小場地演出，歌曲關於通勤、雨天與還沒寄出的信，也接邀約。';

interface Setting {
  person?: Account | null;
  at?: string;
  functions?: FakeFunctions;
  session?: Partial<Session>;
  token?: string | null;
}

function renderRegistration({
  person = createFakeAccount(),
  at = '/register-performer',
  functions = {},
  session = {},
  token = null,
}: Setting = {}) {
  localStorage.clear();
  const backend = createFakeBackend({ my_performers: () => ({ data: [] }), ...functions });
  return renderInShell(<RegisterPerformerScreen />, {
    at,
    path: '/register-performer',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(person, session),
      backend: { ...backend, getAccessToken: () => Promise.resolve(token) },
    },
  });
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const send = async () => userEvent.click(screen.getByRole('button', { name: '送出註冊' }));

async function fillIn() {
  await userEvent.type(await field(/^表演者名稱/), '夜間列車');
  await userEvent.type(await field(/^簡介/), bio);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^表演類型/ }), 'band');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^表演者身分/ }), 'group');
  await userEvent.type(await field(/^風格/), '獨立搖滾');
  await userEvent.type(await field(/^生日/), '3/5');
  await userEvent.clear(await field(/^聯絡人/));
  await userEvent.type(await field(/^聯絡人/), '陳經紀');
  await userEvent.clear(await field(/^電子郵件/));
  await userEvent.type(await field(/^電子郵件/), 'agent@band.test');
  await userEvent.type(await field(/^聯絡電話/), '0912345678');
}

test('whoever sends an empty form reads every rule of the registration, and nothing is sent', async () => {
  const save = jest.fn();
  renderRegistration({ person: null, functions: { save_performer: save } });
  await field(/^表演者名稱/);
  await send();
  for (const sentence of [
    '表演者名稱至少需要 2 個字',
    '簡介至少需要 30 個字',
    '請選擇表演類型',
    '請選擇表演者身分',
    '風格至少需要 2 個字',
    '聯絡人至少需要 2 個字',
    '請填有效的電子郵件，例如 name@example.com',
    '請填有效的電話，至少 8 碼，例如 0912-345-678',
    '密碼至少需要 8 個字元',
    '您必須同意服務條款才能繼續',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['Ab1!xyz', '密碼至少需要 8 個字元'],
  ['AB1!WXYZ', '密碼需要一個小寫英文字母'],
  ['ab1!wxyz', '密碼需要一個大寫英文字母'],
  ['Abc!wxyz', '密碼需要一個數字'],
  ['Abc1wxyz', '密碼需要一個符號'],
])(
  'the password %j is refused: %s; its rules are marked off while one types',
  async (typed, sentence) => {
    const signup = jest.fn();
    renderRegistration({ person: null, session: { signup } });
    await userEvent.type(await screen.findByLabelText('密碼'), typed);
    const rules = within(screen.getByRole('list', { name: '密碼需要' }));
    expect(rules.getAllByText('已符合')).toHaveLength(4);
    expect(rules.getAllByText('尚未符合')).toHaveLength(1);
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(signup).not.toHaveBeenCalled();
  },
);

test('signed-in people choose no password; what they typed goes as columns, hours for invitations with it', async () => {
  const save = jest.fn((_args: object) => ({ data: ownPerformer({ status: 'pending' }) }));
  const hours = jest.fn((_args: object) => ({ data: {} }));
  renderRegistration({ functions: { save_performer: save, set_availability: hours } });
  await fillIn();
  expect(screen.queryByLabelText(/密碼/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /服務條款/ }));
  await send();
  await waitFor(() => expect(hours).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_id: null,
    p_performer: {
      performer_name: '夜間列車',
      performance_type: 'band',
      performer_type: 'group',
      birthday: '03/05',
      contact_phone: '0912-345-678',
      fee_min: null,
      profile_image_url: null,
    },
  });
  expect(hours.mock.calls[0]?.[0]).toMatchObject({ p_type: 'performer' });
});

test('a visitor gets an account of a performer with the form; what the server refuses is said', async () => {
  const signup = jest.fn(() => Promise.resolve({ success: false as const, error: '已經註冊過' }));
  renderRegistration({ person: null, session: { signup } });
  await fillIn();
  await userEvent.type(screen.getByLabelText('密碼'), 'Right1!x');
  await userEvent.click(screen.getByRole('checkbox', { name: /服務條款/ }));
  await send();
  expect(await screen.findByText('無法建立帳號：已經註冊過')).toBeVisible();
  expect(signup).toHaveBeenCalledWith({
    email: 'agent@band.test',
    username: '夜間列車',
    password: 'Right1!x',
    userType: 'performer',
  });
  expect(await field(/^表演者名稱/)).toHaveValue('夜間列車');
  // The draft on the device knows the name, never the password.
  const stored = Object.values({ ...localStorage }).join();
  expect(stored).toContain('夜間列車');
  expect(stored).not.toContain('Right1!x');
});

test('who has a page sees its state, and why it was refused', async () => {
  renderRegistration({
    functions: {
      my_performers: () => ({
        data: [
          ownPerformer({
            status: 'rejected',
            lastDecision: { status: 'rejected', reason: '照片不清楚', at: '2026-11-20T10:00:00Z' },
          }),
        ],
      }),
    },
  });
  const list = await screen.findByRole('list', { name: '你的表演者主頁' });
  expect(within(list).getByText('未通過審核')).toBeVisible();
  expect(within(list).getByText('原因：照片不清楚')).toBeVisible();
  expect(within(list).getByRole('link', { name: '編輯資料 夜間列車' })).toHaveAttribute(
    'href',
    `/register-performer?page=${ownPerformer().id}`,
  );
});

test.each([
  ['the page where somebody needed the identity', '/register-event', '/register-event'],
  ['no other site', 'https://evil.test/', null],
])('what was sent leads back to %s', async (_, returnTo, href) => {
  renderRegistration({
    at: `/register-performer?returnTo=${encodeURIComponent(returnTo)}`,
    token: 'token',
    functions: { my_performers: () => ({ data: [ownPerformer()] }) },
  });
  expect(await screen.findByRole('list', { name: '你的表演者主頁' })).toBeVisible();
  const back = screen.queryByRole('link', { name: '回到剛才的頁面' });
  expect(back?.getAttribute('href') ?? null).toBe(href);
});
