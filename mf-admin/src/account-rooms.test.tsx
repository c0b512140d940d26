import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editor, person, renderRoom } from './account-rooms.fixture';

const accounts = (items: unknown[]) => ({
  items,
  total: items.length,
  isTotalLeast: false,
  page: 1,
  pageSize: 20,
  admins: { total: 0, canApprovePosts: 0, canManageUsers: 0 },
});

describe('使用者管理', () => {
  it('shows who may publish what, and whose account is in use', async () => {
    renderRoom('users');
    const row = await screen.findByRole('row', { name: /林小姐/ });
    expect(within(row).getByText('lin@example.test')).toBeInTheDocument();
    expect(within(row).getByText('活動')).toBeInTheDocument();
    expect(within(row).getByText('使用中')).toBeInTheDocument();
    expect(within(row).queryByText('無特殊權限')).not.toBeInTheDocument();
    const other = screen.getByRole('row', { name: /吳承翰/ });
    expect(within(other).getAllByText('管理員')).not.toHaveLength(0);
    expect(within(other).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('says of whom may publish nothing that there is no special permission', async () => {
    renderRoom('users', {
      admin_list_users: () => ({ data: accounts([person({ canPostEvents: false })]) }),
    });
    const row = await screen.findByRole('row', { name: /林小姐/ });
    expect(within(row).getByText('無特殊權限')).toBeInTheDocument();
  });

  it('says so when nobody is there, and when the list cannot be read', async () => {
    let isBroken = true;
    renderRoom('users', {
      admin_list_users: () => (isBroken ? { code: 'SERVER', status: 503 } : { data: accounts([]) }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('無法載入使用者資料');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '重試' }));
    expect(await screen.findByText('使用者資料為空')).toBeInTheDocument();
  });

  it('changes a role at once', async () => {
    const { made, toasts } = renderRoom('users');
    const choice = await screen.findByRole('combobox', { name: '「林小姐」的角色' });
    await userEvent.selectOptions(choice, '場地方');
    await waitFor(() => expect(toasts.messages).toEqual(['使用者角色已更新']));
    expect(made).toEqual([['set_user_role', { p_user_id: 'u1', p_role: 'venue' }]]);
  });

  it('saves permissions, approves an identity, and asks before it disables an account', async () => {
    const user = userEvent.setup();
    const { made, toasts } = renderRoom('users');
    await user.click(await screen.findByRole('button', { name: '編輯「林小姐」的權限' }));
    const panel = await screen.findByRole('region', { name: '林小姐' });
    await user.click(within(panel).getByRole('checkbox', { name: '可刊登場地' }));
    await user.click(within(panel).getByRole('button', { name: '儲存權限' }));
    await waitFor(() => expect(toasts.messages).toEqual(['使用者權限已更新']));
    await user.click(within(panel).getByRole('button', { name: '核准場地方身分' }));
    await user.click(within(panel).getByRole('switch', { name: /帳號使用中/ }));
    const question = await screen.findByRole('alertdialog', { name: /停用「林小姐」/ });
    await user.click(within(question).getByRole('button', { name: '停用帳號' }));
    await waitFor(() => expect(toasts.messages).toContain('帳號已停用'));
    expect(made.map(([name]) => name)).toEqual([
      'set_posting_permissions',
      'set_identity_status',
      'set_account_active',
    ]);
    expect(made[0]?.[1]).toMatchObject({ p_can_post_events: true, p_can_post_venues: true });
  });

  it('changes what somebody logs in with, and says so when an account has that address', async () => {
    const user = userEvent.setup();
    let isTaken = true;
    const { made, toasts } = renderRoom('users', {
      set_account_email: () =>
        isTaken
          ? { code: 'INVALID_INPUT', status: 400, hint: 'email' }
          : { data: person({ email: 'lin@new.test' }) },
    });
    await user.click(await screen.findByRole('button', { name: '管理「林小姐」的帳號' }));
    const panel = await screen.findByRole('region', { name: '林小姐' });
    await user.click(within(panel).getByRole('button', { name: '更改登入電子郵件' }));
    const dialog = within(await screen.findByRole('dialog', { name: /林小姐.*登入電子郵件/ }));
    await user.click(dialog.getByRole('button', { name: '更改電子郵件' }));
    expect(await dialog.findByText('請輸入有效的電子郵件')).toBeVisible();
    expect(dialog.getByText('請填寫怎麼確認是本人')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /新的電子郵件/ }), 'lin@new.test');
    await user.type(dialog.getByRole('textbox', { name: /怎麼確認/ }), '電話核對');
    await user.click(dialog.getByRole('button', { name: '更改電子郵件' }));
    expect(await dialog.findByText('這個電子郵件已經有帳號了')).toBeVisible();
    isTaken = false;
    await user.click(dialog.getByRole('button', { name: '更改電子郵件' }));
    await waitFor(() => expect(toasts.messages).toContain('登入電子郵件已更改'));
    expect(made.at(-1)).toEqual([
      'set_account_email',
      { p_user_id: 'u1', p_email: 'lin@new.test', p_reason: '電話核對' },
    ]);
  });

  it('deletes only what owes nothing, and only with the name typed', async () => {
    const user = userEvent.setup();
    let owed = [{ kind: 'refunds_to_send', place: 'events', count: 2, amount: 900, isLoss: false }];
    const { made, toasts } = renderRoom('users', {
      account_obligations: () => ({ data: { items: owed } }),
    });
    const open = async () => {
      const panel = await screen.findByRole('region', { name: '林小姐' });
      await user.click(within(panel).getByRole('button', { name: '刪除帳號' }));
      return screen.findByRole('dialog', { name: /刪除「林小姐」/ });
    };
    await user.click(await screen.findByRole('button', { name: '管理「林小姐」的帳號' }));
    const blocked = await open();
    expect(await within(blocked).findByText('待匯出的退款：2 項，NT$900')).toBeInTheDocument();
    expect(within(blocked).getByRole('button', { name: '永久刪除帳號' })).toBeDisabled();
    await user.click(within(blocked).getByRole('button', { name: '先不要' }));

    owed = [];
    const dialog = await open();
    const remove = within(dialog).getByRole('button', { name: '永久刪除帳號' });
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    expect(await within(dialog).findByText('輸入的名稱不一樣')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox'), '林小姐');
    await user.click(remove);
    await waitFor(() => expect(toasts.messages).toEqual(['帳號已標記為刪除']));
    expect(made).toEqual([['delete_account', { p_user_id: 'u1' }]]);
  });

  // A member's as well as an administrator's.
  it.each(['admin', 'fan'])(
    'takes a lost factor from somebody (%s), with the reason, and signs the account out',
    async (role) => {
      const user = userEvent.setup();
      const lost = { ...editor, role, hasSecondFactor: true };
      const session = {
        begunAt: '2026-11-22T01:00:00Z',
        usedAt: '2026-11-22T02:00:00Z',
        userAgent: null,
        isCurrent: false,
      };
      const { made, toasts } = renderRoom('users', {
        admin_list_users: () => ({
          data: {
            items: [lost],
            total: 1,
            isTotalLeast: false,
            page: 1,
            pageSize: 20,
            admins: { total: 1, canApprovePosts: 0, canManageUsers: 0 },
          },
        }),
        account_sessions: () => ({
          data: {
            items: [
              { id: 's1', ...session, isVerified: true },
              { id: 's2', ...session, isVerified: false },
            ],
          },
        }),
        reset_second_factor: () => ({ data: editor }),
        end_account_sessions: () => ({ data: { ended: 2 } }),
      });
      await user.click(await screen.findByRole('button', { name: '管理「吳承翰」的帳號' }));
      const panel = await screen.findByRole('region', { name: '吳承翰' });
      expect(await within(panel).findAllByText('已通過兩步驟驗證')).toHaveLength(1);
      await user.click(within(panel).getByRole('button', { name: '登出所有裝置' }));
      const question = await screen.findByRole('alertdialog', { name: /登出「吳承翰」的所有裝置/ });
      await user.click(within(question).getByRole('button', { name: '登出所有裝置' }));
      await waitFor(() => expect(toasts.messages).toEqual(['已登出 2 個裝置']));

      await user.click(within(panel).getByRole('button', { name: '重設兩步驟驗證' }));
      const dialog = await screen.findByRole('dialog', { name: /重設「吳承翰」的兩步驟驗證/ });
      const reset = within(dialog).getByRole('button', { name: '重設兩步驟驗證' });
      await user.click(reset);
      expect(await within(dialog).findByText('請填寫原因')).toBeInTheDocument();
      await user.type(within(dialog).getByRole('textbox'), '手機遺失');
      await user.click(reset);
      await waitFor(() => expect(toasts.messages).toContain('兩步驟驗證已重設'));
      expect(made).toEqual([
        ['end_account_sessions', { p_user_id: 'a2', p_session_id: null }],
        ['reset_second_factor', { p_user_id: 'a2', p_reason: '手機遺失' }],
      ]);
    },
  );

  it('leaves the own account, and administrators, to those who may change them', async () => {
    const user = userEvent.setup();
    renderRoom('users', {}, 'editor');
    await user.click(await screen.findByRole('button', { name: '管理「吳承翰」的帳號' }));
    expect(await screen.findByText(/只有最高管理員可以修改/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '管理「周怡君」的帳號' }));
    expect(await screen.findByText(/不能修改自己的帳號/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '新增管理員' })).not.toBeInTheDocument();
  });

  it('adds nobody without an address and a name', async () => {
    const user = userEvent.setup();
    renderRoom('users');
    await user.click(await screen.findByRole('button', { name: '新增使用者' }));
    const dialog = await screen.findByRole('dialog', { name: '新增使用者' });
    await user.click(within(dialog).getByRole('button', { name: '新增使用者' }));
    expect(await within(dialog).findAllByText('請填寫所有必填欄位')).toHaveLength(2);
  });
});

describe('權限設定', () => {
  it('counts administrators and shows their six rights', async () => {
    renderRoom('permissions');
    const row = await screen.findByRole('row', { name: /吳承翰/ });
    expect(within(row).getAllByRole('switch')).toHaveLength(6);
    expect(within(row).getByRole('switch', { name: '吳承翰：管理活動' })).toBeChecked();
    expect(screen.getByRole('list', { name: '管理員統計' })).toHaveTextContent('2管理員總數');
    // Nobody changes the own rights.
    const mine = screen.getByRole('row', { name: /周怡君/ });
    for (const right of within(mine).getAllByRole('switch')) expect(right).toBeDisabled();
  });

  it('switches one right, and a whole role', async () => {
    const user = userEvent.setup();
    const { made, toasts } = renderRoom('permissions', {
      set_admin_role: () => ({ data: { status: 'changed' } }),
    });
    await user.click(await screen.findByRole('switch', { name: '吳承翰：審核內容' }));
    await waitFor(() => expect(toasts.messages).toEqual(['管理員權限已更新']));
    await user.selectOptions(
      screen.getByRole('combobox', { name: '「吳承翰」的管理角色' }),
      '審核人員',
    );
    await waitFor(() => expect(toasts.messages).toContain('管理員角色已更新'));
    expect(made).toMatchObject([
      ['set_admin_flags', { p_user_id: 'a2', p_can_approve_posts: true, p_can_manage_ads: null }],
      ['set_admin_role', { admin_email: 'wu@example.test', admin_role_value: 'approver' }],
    ]);
  });

  it('invites by a link for one address, which is shown once', async () => {
    const user = userEvent.setup();
    const { made } = renderRoom('permissions', {
      invite_admin: () => ({
        data: { status: 'waiting', expiresAt: '2026-12-01T00:00:00Z', token: 'ab'.repeat(24) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '新增管理員' }));
    const dialog = await screen.findByRole('dialog', { name: '新增管理員' });
    await user.click(within(dialog).getByRole('button', { name: '產生邀請連結' }));
    expect(await within(dialog).findByText('請填寫管理員電子郵件')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /電子郵件/ }), 'new@example.test');
    await user.click(within(dialog).getByRole('button', { name: '產生邀請連結' }));
    const shown = await screen.findByRole('dialog', { name: '邀請連結' });
    expect(within(shown).getByText(/需要另一位最高管理員確認/)).toBeInTheDocument();
    expect(within(shown).getByRole('textbox')).toHaveValue(
      `http://localhost/admin/invitation#${'ab'.repeat(24)}`,
    );
    expect(made).toEqual([['invite_admin', { p_email: 'new@example.test', p_role: 'viewer' }]]);
  });

  it('is only to be read by lesser administrators', async () => {
    renderRoom('permissions', {}, 'editor');
    expect(await screen.findByText(/只有最高管理員可以修改/)).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /吳承翰/ });
    for (const right of within(row).getAllByRole('switch')) expect(right).toBeDisabled();
    expect(screen.queryByRole('button', { name: '新增管理員' })).not.toBeInTheDocument();
  });
});
