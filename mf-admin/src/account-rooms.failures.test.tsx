import type { FakeAnswer } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person, renderRoom, type Calls } from './account-rooms.fixture';

const broken = (): FakeAnswer => ({ code: 'SERVER', status: 503 });
const SERVER = '伺服器暫時沒有回應，請稍後再試一次。';
const pageOf = (items: unknown[]): FakeAnswer => ({
  data: {
    items,
    total: items.length,
    isTotalLeast: false,
    page: 1,
    pageSize: 20,
    admins: { total: 0, canApprovePosts: 0, canManageUsers: 0 },
  },
});

beforeAll(() =>
  Promise.all([
    import('./screens/users/user-panel'),
    import('./screens/users/new-user-dialog'),
    import('./components/invite-admin/invite-admin-dialog'),
  ]),
);

const openPanel = async (calls: Calls) => {
  const user = userEvent.setup();
  const { toasts } = renderRoom('users', calls);
  await user.click(await screen.findByRole('button', { name: '管理「林小姐」的帳號' }));
  return { user, toasts, panel: within(await screen.findByRole('region', { name: '林小姐' })) };
};

describe('the list of accounts', () => {
  it('says that it is there once it could be read after all', async () => {
    let answer: FakeAnswer = { code: 'INVALID_STATE', status: 409 };
    const { toasts } = renderRoom('users', { admin_list_users: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('無法載入使用者資料');
    answer = pageOf([person()]);
    await userEvent.click(screen.getByRole('button', { name: '重試' }));
    await waitFor(() => expect(toasts.messages).toEqual(['使用者資料載入成功']));
  });

  it('says why it could not be read again', async () => {
    let answer = pageOf([person()]);
    const { toasts } = renderRoom('users', { admin_list_users: () => answer });
    await screen.findByRole('row', { name: /林小姐/ });
    answer = { code: 'NOT_SIGNED_IN', status: 401 };
    await userEvent.click(screen.getByRole('button', { name: '重新整理' }));
    await waitFor(() =>
      expect(toasts.messages).toEqual(['無法連接資料庫：登入已過期，請重新登入後再試一次。']),
    );
    expect(screen.getByRole('row', { name: /林小姐/ })).toBeVisible();
  });

  it('says that a role was not changed', async () => {
    const { toasts } = renderRoom('users', { set_user_role: broken });
    const choice = await screen.findByRole('combobox', { name: '「林小姐」的角色' });
    await userEvent.selectOptions(choice, '場地方');
    await waitFor(() => expect(toasts.messages).toEqual([`更新使用者角色失敗：${SERVER}`]));
  });
});

it('offers nothing to add, and no empty counters, to who may not read accounts', async () => {
  const calls = { admin_list_users: (): FakeAnswer => ({ code: 'FORBIDDEN', status: 403 }) };
  const { unmount } = renderRoom('users', calls, 'viewer');
  expect(await screen.findByText('你沒有檢視這個頁面的權限')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增使用者' })).toBeNull();
  unmount();
  renderRoom('permissions', calls, 'viewer');
  expect(await screen.findByText('你沒有檢視這個頁面的權限')).toBeVisible();
  expect(screen.queryByRole('list', { name: '管理員統計' })).toBeNull();
});

describe('an account', () => {
  it('says that its permissions were not saved, and keeps the ticks', async () => {
    const { user, panel } = await openPanel({ set_posting_permissions: broken });
    const box = panel.getByRole('checkbox', { name: '可刊登場地' });
    await user.click(box);
    await user.click(panel.getByRole('button', { name: '儲存權限' }));
    expect(await panel.findByText('更新使用者權限失敗')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('says that it was not disabled, and that it was not deleted', async () => {
    const { user, panel } = await openPanel({
      set_account_active: broken,
      delete_account: broken,
    });
    await user.click(panel.getByRole('switch', { name: /帳號使用中/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '停用帳號' }));
    expect(await question.findByText('變更帳號狀態失敗')).toBeVisible();
    await user.click(question.getByRole('button', { name: '取消' }));
    await user.click(panel.getByRole('button', { name: '刪除帳號' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '林小姐');
    const remove = dialog.getByRole('button', { name: '永久刪除帳號' });
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    expect(await dialog.findByText('刪除帳號失敗')).toBeVisible();
  });

  it.each([
    ['帳號已啟用', {}],
    [`變更帳號狀態失敗：${SERVER}`, { set_account_active: broken }],
  ])('that is disabled is enabled without a question: %s', async (said, calls) => {
    const { user, toasts, panel } = await openPanel({
      admin_list_users: () => pageOf([person({ active: false })]),
      ...calls,
    });
    await user.click(panel.getByRole('switch', { name: /帳號使用中/ }));
    await waitFor(() => expect(toasts.messages).toEqual([said]));
  });
});

describe('a new account', () => {
  /** What the account service answers; jsdom has no `Response`. */
  const answering = (status: number, body: unknown) =>
    Promise.resolve({
      ok: status < 300,
      status,
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(''),
    } as Response);

  const create = async (answer: () => Promise<Response>) => {
    globalThis.fetch = answer;
    const user = userEvent.setup();
    const { toasts } = renderRoom('users');
    await user.click(await screen.findByRole('button', { name: '新增使用者' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增使用者' }));
    await user.type(dialog.getByRole('textbox', { name: /電子郵件/ }), 'new@example.test');
    await user.type(dialog.getByRole('textbox', { name: /使用者名稱/ }), '新人');
    await user.click(dialog.getByRole('button', { name: '新增使用者' }));
    return { toasts, dialog };
  };

  it('chooses its password by mail', async () => {
    const { toasts } = await create(() => answering(200, { user: { id: 'u9' } }));
    await waitFor(() => expect(toasts.messages).toEqual(['使用者建立成功，設定密碼的信已寄出']));
  });

  it.each([
    ['is refused', 422, {}, '建立使用者失敗'],
    ['has no id', 200, {}, '帳號已建立，但沒有取得使用者 ID，請在名單裡確認'],
  ])('says so when it %s', async (_, status, body, said) => {
    const { toasts, dialog } = await create(() => answering(status, body));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /使用者名稱/ })).toHaveValue('新人');
    expect(toasts.messages).toEqual([]);
  });
});

describe('administrators', () => {
  it('keep their rights and role where changing them failed, and are told', async () => {
    const { toasts } = renderRoom('permissions', {
      set_admin_flags: broken,
      set_admin_role: broken,
    });
    await userEvent.click(await screen.findByRole('switch', { name: '吳承翰：審核內容' }));
    await waitFor(() => expect(toasts.messages).toEqual([`更新管理員權限失敗：${SERVER}`]));
    const role = screen.getByRole('combobox', { name: '「吳承翰」的管理角色' });
    await userEvent.selectOptions(role, '審核人員');
    await waitFor(() => expect(toasts.messages).toContain(`更新角色權限失敗：${SERVER}`));
  });

  it('are not invited when the server fails, and the address stays', async () => {
    const user = userEvent.setup();
    renderRoom('permissions', { invite_admin: broken });
    await user.click(await screen.findByRole('button', { name: '新增管理員' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增管理員' }));
    const address = dialog.getByRole('textbox', { name: /電子郵件/ });
    await user.type(address, 'new@example.test');
    await user.click(dialog.getByRole('button', { name: '產生邀請連結' }));
    expect(await dialog.findByText('建立管理員帳號時發生錯誤')).toBeVisible();
    expect(address).toHaveValue('new@example.test');
  });
});
