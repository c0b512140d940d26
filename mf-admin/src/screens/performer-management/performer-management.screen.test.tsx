import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { PerformerManagementScreen } from './performer-management.screen';

const row = (overrides: Record<string, unknown> = {}) => ({
  id: 'p1',
  version: 2,
  performer_name: '夜間列車',
  performance_type: 'band',
  genre: '獨立搖滾',
  location: '公館',
  city: 'taipei',
  bio: '四個人的獨立樂團，唱通勤與雨天。',
  birthday: '08/15',
  profile_image_url: null,
  popularity: 70,
  follower_count: 1234,
  instagram_url: null,
  facebook_url: null,
  youtube_url: null,
  spotify_url: null,
  website_url: null,
  status: 'approved',
  is_deleted: false,
  owner_id: null,
  owner_name: null,
  is_own: false,
  pending_claims: 1,
  updated_at: '2026-11-20T04:00:00Z',
  ...overrides,
});

const claim = {
  id: 'c1',
  user_name: '阿哲',
  message: '我是吉他手，附上合約。',
  created_at: '2026-11-20T04:00:00Z',
  is_own: false,
};

function renderRoom({
  one = row(),
  mayManage = true,
  search = '',
  answers = {},
}: {
  one?: unknown;
  mayManage?: boolean;
  search?: string;
  answers?: Record<string, FakeAnswer>;
} = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const asked: Record<string, unknown>[] = [];
  const toasts = createFakeToasts();
  const record = (name: string) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return answers[name] ?? { data: { id: 'p1', version: 3 } };
  };
  const backend = createFakeBackend({
    admin_list_performers: (args) => {
      asked.push(args);
      return { data: { items: [one], total: 1, page: 1, page_size: 20, may_manage: mayManage } };
    },
    admin_performer: () => answers['admin_performer'] ?? { data: one },
    admin_performer_claims: () => ({ data: { items: [claim] } }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    save_performer: record('save_performer'),
    delete_performer: record('delete_performer'),
    restore_performer: record('restore_performer'),
    decide_performer_claim: record('decide_performer_claim'),
    hand_over_page: record('hand_over_page'),
  });
  renderInShell(<PerformerManagementScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/performers${search}`,
    path: '/admin/performers',
  });
  return { made, asked, toasts, user: userEvent.setup() };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./performer-panel'),
    import('./performer-dialog'),
    import('./removal-dialog'),
    import('../../components/hand-over/hand-over-dialog'),
  ]),
);

it('lists a category with place and weight, and who claims a page', async () => {
  const { asked, user } = renderRoom();
  const line = await screen.findByRole('row', { name: /夜間列車/ });
  expect(line).toHaveTextContent('樂團');
  expect(line).toHaveTextContent('70');
  expect(line).toHaveTextContent('1 人認領');
  expect(
    within(line).getByRole('link', { name: '預覽「夜間列車」的主頁（在新分頁開啟）' }),
  ).toHaveAttribute('href', '/performers/p1');
  await user.click(screen.getByRole('tab', { name: 'DJ' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_category: 'dj' }));
});

it('says what is wrong in its words', async () => {
  const { made, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '新增表演者' }));
  const dialog = await screen.findByRole('dialog', { name: '新增表演者' });
  const send = within(dialog).getByRole('button', { name: '新增' });
  await user.click(send);
  expect(await within(dialog).findByText('表演者名稱不能為空')).toBeVisible();
  expect(within(dialog).getByText('表演者介紹不能為空')).toBeVisible();
  expect(within(dialog).getByText('請選擇表演者分類')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^表演者介紹/ }), '太短');
  expect(await within(dialog).findByText('表演者介紹至少需要10個字符')).toBeVisible();
  expect(made).toEqual([]);
});

it('makes a page without an owner, with half the weight, once its links are right', async () => {
  const { made, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '新增表演者' }));
  const dialog = await screen.findByRole('dialog', { name: '新增表演者' });
  const fill = async (name: RegExp, words: string) => {
    await user.click(within(dialog).getByRole('textbox', { name }));
    await user.paste(words);
  };
  const send = within(dialog).getByRole('button', { name: '新增' });
  await fill(/^表演者名稱/, '晨光');
  await fill(/^表演者介紹/, '剛好超過十個字的介紹。');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^表演者分類/ }), 'dj');
  await user.click(within(dialog).getByRole('tab', { name: '社群連結' }));
  await fill(/^Instagram/, 'https://example.test/me');
  await user.click(send);
  expect(
    await within(dialog).findByText('請填 https://www.instagram.com/ 開頭的網址'),
  ).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: /^Instagram/ }));
  await user.click(send);
  await waitFor(() => expect(toasts.messages).toContain('表演者已新增成功'));
  expect(made).toEqual([
    [
      'save_performer',
      expect.objectContaining({
        p_id: null,
        p_owner_email: '',
        p_performer: expect.objectContaining({
          performer_name: '晨光',
          popularity: 50,
          instagram_url: null,
        }),
      }),
    ],
  ]);
});

it('saves a change on the version that was read', async () => {
  const { made, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '編輯「夜間列車」' }));
  const dialog = await screen.findByRole('dialog', { name: '編輯表演者' });
  const weight = within(dialog).getByRole('textbox', { name: /^推薦權重/ });
  await user.clear(weight);
  await user.type(weight, '90');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(toasts.messages).toContain('表演者已更新成功'));
  expect(made[0]?.[1]).toMatchObject({ p_id: 'p1', p_version: 2, p_performer: { popularity: 90 } });
});

it('gives a page to who claims it, after a question', async () => {
  const { made, toasts, user } = renderRoom({ search: '?open=p1' });
  await user.click(await screen.findByRole('button', { name: '把主頁交給「阿哲」' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '交給對方' }),
  );
  await waitFor(() => expect(toasts.messages).toContain('主頁已交給對方'));
  expect(made).toEqual([
    ['decide_performer_claim', { p_claim_id: 'c1', p_status: 'approved', p_reason: null }],
  ]);
});

it('goes with a reason and comes back with one', async () => {
  const { made, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '刪除「夜間列車」' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), '冒名');
  await user.click(within(dialog).getByRole('button', { name: '刪除表演者' }));
  await waitFor(() => expect(toasts.messages).toContain('表演者已刪除成功'));
  expect(made[0]).toEqual(['delete_performer', { p_id: 'p1', p_version: 2, p_reason: '冒名' }]);
});

it('shows deleted ones to restore, and nothing else to do with them', async () => {
  const { made, asked, toasts, user } = renderRoom({
    one: row({ is_deleted: true }),
    search: '?deleted=true',
  });
  await user.click(await screen.findByRole('button', { name: '恢復「夜間列車」' }));
  expect(asked[0]).toMatchObject({ p_deleted: true });
  expect(screen.queryByRole('button', { name: '編輯「夜間列車」' })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), '已查證');
  await user.click(within(dialog).getByRole('button', { name: '恢復表演者' }));
  await waitFor(() => expect(toasts.messages).toContain('表演者已恢復'));
  expect(made[0]?.[0]).toBe('restore_performer');
});

it('shows both versions when somebody else saved it first, and takes theirs', async () => {
  const { user } = renderRoom({
    answers: {
      save_performer: { code: 'STALE_VERSION', status: 409 },
      admin_performer: { data: row({ version: 7, popularity: 85 }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: '編輯「夜間列車」' }));
  const dialog = await screen.findByRole('dialog', { name: '編輯表演者' });
  const genre = within(dialog).getByRole('textbox', { name: /^曲風/ });
  await user.clear(genre);
  await user.type(genre, '夢幻流行');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  const table = await within(dialog).findByRole('table');
  expect(within(table).getByRole('row', { name: '曲風／風格 夢幻流行 獨立搖滾' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '推薦權重 70 85' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await user.click(within(dialog).getByRole('button', { name: '載入最新版本' }));
  await waitFor(() => expect(genre).toHaveValue('獨立搖滾'));
  expect(within(dialog).getByRole('textbox', { name: /^推薦權重/ })).toHaveValue('85');
});

it('says that a new one was not stored, and that one was not deleted', async () => {
  const failing = { code: 'SERVER', status: 500 } as const;
  const { user } = renderRoom({ answers: { save_performer: failing, delete_performer: failing } });
  await user.click(await screen.findByRole('button', { name: '新增表演者' }));
  const dialog = await screen.findByRole('dialog', { name: '新增表演者' });
  const name = within(dialog).getByRole('textbox', { name: /^表演者名稱/ });
  await user.type(name, '晨光');
  await user.type(
    within(dialog).getByRole('textbox', { name: /^表演者介紹/ }),
    '剛好超過十個字的介紹。',
  );
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^表演者分類/ }), 'dj');
  await user.click(within(dialog).getByRole('button', { name: '新增' }));
  expect(await within(dialog).findByText('新增表演者時發生錯誤')).toBeVisible();
  expect(name).toHaveValue('晨光');
  await user.click(within(dialog).getByRole('button', { name: '取消' }));

  await user.click(screen.getByRole('button', { name: '刪除「夜間列車」' }));
  const question = await screen.findByRole('dialog', { name: '刪除「夜間列車」？' });
  await user.type(within(question).getByRole('textbox'), '冒名');
  await user.click(within(question).getByRole('button', { name: '刪除表演者' }));
  expect(await within(question).findByText('刪除表演者時發生錯誤')).toBeVisible();
});

it('says what went wrong when it could not be saved', async () => {
  const { user } = renderRoom({ answers: { save_performer: { code: 'SERVER', status: 500 } } });
  await user.click(await screen.findByRole('button', { name: '編輯「夜間列車」' }));
  const dialog = await screen.findByRole('dialog', { name: '編輯表演者' });
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  expect(await within(dialog).findByText('更新表演者時發生錯誤')).toBeVisible();
});

it('whoever may only look is offered nothing else', async () => {
  renderRoom({ mayManage: false, search: '?open=p1' });
  await screen.findByText('你可以查看，但沒有管理表演者的權限。');
  expect(screen.queryByRole('button', { name: '新增表演者' })).toBeNull();
  expect(screen.queryByText('等待處理的認領')).toBeNull();
});

it('goes to another account with a reason, once nobody claims it', async () => {
  const one = row({ pending_claims: 0 });
  const { made, toasts, user } = renderRoom({ one, search: '?open=p1' });
  await user.click(await screen.findByRole('button', { name: '移交給其他人' }));
  const dialog = await screen.findByRole('dialog', { name: '移交「夜間列車」' });
  await user.type(
    within(dialog).getByRole('textbox', { name: /^新擁有者的電子郵件/ }),
    'agency@example.test',
  );
  await user.type(within(dialog).getByRole('textbox', { name: /^原因/ }), '經紀公司更換');
  await user.click(within(dialog).getByRole('button', { name: '移交' }));
  await waitFor(() => expect(toasts.messages).toContain('已移交，兩位都會收到通知'));
  expect(made.at(-1)).toEqual([
    'hand_over_page',
    expect.objectContaining({ p_entity_type: 'performer_profiles', p_id: 'p1' }),
  ]);
});
