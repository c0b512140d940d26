import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import texts from '../../locales/zh-TW.json';
import { PerformerProfileScreen } from './performer-profile.screen';

function renderProfile(functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<PerformerProfileScreen />, {
    at: '/performer-profile',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'performer' })),
      backend: createFakeBackend({
        my_performers: () => ({ data: [ownPerformer()] }),
        ...functions,
      }),
    },
  });
  return toasts;
}

const style = () => screen.findByRole('textbox', { name: /^風格/ });
const save = () => userEvent.click(screen.getByRole('button', { name: '儲存' }));

test('who has no page is led to the registration', async () => {
  renderProfile({ my_performers: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '註冊表演者' })).toHaveAttribute(
    'href',
    '/register-performer',
  );
});

test('what is typed is saved on the version that was read, and counts for the completeness', async () => {
  const saved = jest.fn((_args: object) => ({ data: ownPerformer({ version: 4 }) }));
  const toasts = renderProfile({ save_performer: saved });
  const meter = await screen.findByRole('meter', { name: '主頁完整度' });
  expect(meter).toHaveAttribute('value', '20');
  await userEvent.type(screen.getByRole('textbox', { name: /^技術需求/ }), '一支麥克風');
  expect(meter).toHaveAttribute('value', '30');
  await userEvent.clear(await style());
  await userEvent.type(await style(), '夢幻流行');
  await save();
  expect(await screen.findByRole('button', { name: '儲存' })).toBeEnabled();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    p_id: ownPerformer().id,
    p_version: 3,
    p_performer: { genre: '夢幻流行', tech_rider: '一支麥克風', fee_min: 8000 },
  });
  expect(toasts.messages).toEqual(['主頁已更新']);
});

test('who was slower keeps what they typed, and chooses whose version stays', async () => {
  const newest = ownPerformer({ version: 9, genre: '爵士' });
  const saved = jest
    .fn<{ data: unknown } | { code: 'STALE_VERSION' }, [object]>()
    .mockReturnValueOnce({ code: 'STALE_VERSION' })
    .mockReturnValue({ data: { ...newest, version: 10 } });
  let reads = 0;
  renderProfile({
    my_performers: () => ({ data: [reads++ ? newest : ownPerformer()] }),
    save_performer: saved,
  });
  await userEvent.clear(await style());
  await userEvent.type(await style(), '夢幻流行');
  await save();
  expect(await screen.findByText('這份資料在別處被改過了')).toBeVisible();
  expect(await style()).toHaveValue('夢幻流行');
  await userEvent.click(screen.getByRole('button', { name: '用我的內容儲存' }));
  expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({ p_version: 9 });
});

test('the newest version takes the place of what was typed only by a press', async () => {
  let reads = 0;
  renderProfile({
    my_performers: () => ({
      data: [reads++ ? ownPerformer({ version: 9, genre: '爵士' }) : ownPerformer()],
    }),
    save_performer: () => ({ code: 'STALE_VERSION' }),
  });
  await userEvent.type(await style(), '！');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: '載入最新版本' }));
  expect(await screen.findByDisplayValue('爵士')).toBeVisible();
});

test('works are rows with names of their own; one that lacks its address is told', async () => {
  renderProfile();
  await userEvent.click(await screen.findByRole('button', { name: '新增作品' }));
  const row = screen.getByRole('listitem', { name: '第 1 則作品' });
  await userEvent.type(within(row).getByRole('textbox', { name: '作品名稱' }), '現場');
  await save();
  expect(await within(row).findByText('請填 https:// 開頭的完整連結')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: '移除第 1 則作品' }));
  expect(screen.queryByRole('listitem', { name: '第 1 則作品' })).not.toBeInTheDocument();
});

test('hours of the week are saved apart from the page', async () => {
  const hours = jest.fn((_args: object) => ({ data: { version: 4 } }));
  const toasts = renderProfile({ set_availability: hours });
  await userEvent.click(await screen.findByRole('checkbox', { name: '週六' }));
  await userEvent.click(screen.getByRole('button', { name: '儲存時段' }));
  await screen.findByRole('button', { name: '儲存時段' });
  expect(hours.mock.calls[0]?.[0]).toMatchObject({
    p_opening_hours: { saturday: { start: '12:00', end: '22:00' } },
  });
  expect(toasts.messages).toEqual(['時段已更新']);
});
