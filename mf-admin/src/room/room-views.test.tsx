import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/zh-TW.json';
import { MessagesScreen } from '../screens/messages/messages.screen';

/** Views by name and the choice of columns, in a real room. */

interface Settings {
  version: number;
  hidden: string[];
  views: { name: string; search: string; is_default: boolean }[];
}
const view = (name: string, search: string, is_default = false) => ({ name, search, is_default });

const message = {
  id: 'm1',
  ticket_no: 'C-8K2M4P7Q',
  topic: '票券',
  name: '王小明',
  email: 'ming@example.test',
  body: '我的票券不見了',
  reference: null,
  status: 'open',
  answer: null,
  created_at: '2026-11-20T04:00:00Z',
  settled_at: null,
  settled_by_name: null,
  assigned_name: null,
  is_mine: false,
};

function renderRoom(search = '', kept: Partial<Settings> = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  let settings: Settings = { version: 1, hidden: [], views: [], ...kept };
  let isStale = false;
  const saved: Settings[] = [];
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    admin_contact_messages: () => ({
      data: { items: [message], total: 1, is_total_least: false, page: 1, page_size: 20, open: 4 },
    }),
    room_settings: () => ({ data: settings }),
    save_room_settings: ({ p_version, p_hidden, p_views }) => {
      if (isStale) {
        isStale = false;
        return { code: 'STALE_VERSION', status: 409 };
      }
      settings = {
        version: Number(p_version) + 1,
        hidden: p_hidden as string[],
        views: p_views as Settings['views'],
      };
      saved.push(settings);
      return { data: settings };
    },
  });
  const rendered = renderInShell(<MessagesScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/messages${search}`,
    path: '/admin/messages',
  });
  return {
    ...rendered,
    saved,
    toasts,
    user: userEvent.setup(),
    keepElsewhere: (change: Partial<Settings>) => {
      settings = { ...settings, ...change };
    },
    beOvertaken: () => {
      isStale = true;
    },
  };
}
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: '檢視與欄位' }));
  return within(await screen.findByRole('dialog', { name: '檢視與欄位' }));
};

beforeAll(() => import('./views-dialog'));

it('leaves a column out in the table and in the address, and keeps that', async () => {
  const { saved, user, currentUrl } = renderRoom('?status=answered');
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('checkbox', { name: '負責人' }));
  expect(currentUrl()).toBe('/admin/messages?hide=assigned&status=answered');
  await waitFor(() => expect(saved.at(-1)?.hidden).toEqual(['assigned']));
  expect(screen.queryByRole('columnheader', { name: '負責人' })).not.toBeInTheDocument();
});

it('shows the columns as they are kept, unless the address says otherwise', async () => {
  renderRoom('', { hidden: ['assigned'] });
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: '負責人' })).not.toBeInTheDocument(),
  );
  await screen.findByRole('table');
});

it('shows every column where the address asks for all', async () => {
  renderRoom('?hide=-', { hidden: ['assigned'] });
  expect(await screen.findByRole('columnheader', { name: '負責人' })).toBeInTheDocument();
});

it('keeps what the list shows under a name, and brings it back with one choice', async () => {
  const { saved, user, toasts, currentUrl } = renderRoom('?status=answered&q=票券');
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: '儲存檢視' }));
  expect(await dialog.findByText('請輸入檢視名稱。')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /檢視名稱/ }), '票券的回覆');
  await user.click(dialog.getByRole('button', { name: '儲存檢視' }));
  await waitFor(() => expect(toasts.messages).toContain('已儲存檢視「票券的回覆」'));
  expect(saved.at(-1)?.views).toEqual([
    view('票券的回覆', '?q=%E7%A5%A8%E5%88%B8&status=answered&hide=-'),
  ]);
  await user.keyboard('{Escape}');
  const picker = screen.getByRole('combobox', { name: '檢視' });
  await user.selectOptions(picker, '自訂條件');
  expect(currentUrl()).toBe('/admin/messages');
  await user.selectOptions(picker, '票券的回覆');
  expect(currentUrl()).toBe('/admin/messages?q=%E7%A5%A8%E5%88%B8&status=answered&hide=-');
});

it('opens with its default view, and shows everything once the filters are cleared', async () => {
  const { user, currentUrl } = renderRoom('', {
    views: [view('已回覆', '?status=answered&hide=-', true)],
  });
  await waitFor(() => expect(currentUrl()).toBe('/admin/messages?status=answered&hide=-'));
  await screen.findByRole('option', { name: '自訂條件' });
  await user.selectOptions(screen.getByRole('combobox', { name: '檢視' }), '自訂條件');
  expect(currentUrl()).toBe('/admin/messages');
  await screen.findByRole('option', { name: '所有資料' });
  expect(currentUrl()).toBe('/admin/messages');
});

it('leaves an address that says something as it is', async () => {
  const { currentUrl } = renderRoom('?q=late', {
    views: [view('已回覆', '?status=answered&hide=-', true)],
  });
  await screen.findByRole('combobox', { name: '檢視' });
  expect(currentUrl()).toBe('/admin/messages?q=late');
});

it('renames, makes default, removes and brings back a view', async () => {
  const { saved, user, toasts } = renderRoom('?q=1', {
    views: [view('一', '?q=1&hide=-'), view('二', '?q=2&hide=-', true)],
  });
  const dialog = await openDialog(user);
  const first = within(dialog.getByRole('group', { name: '一' }));
  await user.click(first.getByRole('button', { name: '設為預設' }));
  await waitFor(() =>
    expect(saved.at(-1)?.views.map(({ is_default }) => is_default)).toEqual([true, false]),
  );
  await user.click(first.getByRole('button', { name: '重新命名' }));
  const name = await dialog.findByRole('textbox', { name: /新的名稱/ });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, '二');
  await user.click(dialog.getByRole('button', { name: '儲存名稱' }));
  expect(await dialog.findByText('已經有同名的檢視，請換一個名稱。')).toBeVisible();
  await user.type(name, '之一');
  await user.click(dialog.getByRole('button', { name: '儲存名稱' }));
  await waitFor(() => expect(toasts.messages).toContain('已改名為「二之一」'));
  await user.click(
    within(await dialog.findByRole('group', { name: '二' })).getByRole('button', { name: '移除' }),
  );
  await waitFor(() => expect(toasts.messages).toContain('已移除檢視「二」'));
  expect(saved.at(-1)?.views.map((one) => one.name)).toEqual(['二之一']);
});

it('loses nothing that another tab kept meanwhile', async () => {
  const { saved, user, keepElsewhere, beOvertaken } = renderRoom('?q=1');
  const dialog = await openDialog(user);
  keepElsewhere({ version: 7, views: [view('另一個分頁', '?q=9&hide=-')] });
  beOvertaken();
  await user.type(dialog.getByRole('textbox', { name: /檢視名稱/ }), '這個分頁');
  await user.click(dialog.getByRole('button', { name: '儲存檢視' }));
  await waitFor(() =>
    expect(saved.at(-1)?.views.map(({ name }) => name)).toEqual(['另一個分頁', '這個分頁']),
  );
});

it('opens by its key', async () => {
  const { user } = renderRoom();
  await screen.findByRole('table');
  await user.keyboard('v');
  expect(await screen.findByRole('dialog', { name: '檢視與欄位' })).toBeVisible();
});
