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
import { ReportsScreen } from './reports.screen';

const report = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  entity_type: 'venue',
  entity_id: `v-${id}`,
  kind: 'wrong_information',
  body: '地址是空屋。',
  status: 'open',
  note: null,
  created_at: '2026-11-20T04:00:00Z',
  handled_at: null,
  handled_by: null,
  title: '河岸留言',
  thing_status: 'approved',
  image_url: null,
  category: 'Live House',
  description: '每週五有演出。',
  owner_name: '場地主',
  is_own: false,
  reports_of_it: 3,
  open_of_it: 2,
  reporter: { reports: 4, upheld: 3, dismissed: 1 },
  ...change,
});

function renderRoom(
  search = '',
  items = [report('r1'), report('r2', { title: '第二個場地' })],
  answer: () => FakeAnswer = () => ({ data: { settled: 2 } }),
) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const asked: Record<string, unknown>[] = [];
  const resolved: Record<string, unknown>[] = [];
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    admin_list_reports: (args) => {
      asked.push(args);
      return { data: { items, total: items.length, page: 1, page_size: 20, open: 2 } };
    },
    resolve_report: (args) => {
      resolved.push(args);
      return answer();
    },
    decision_history: () => ({
      data: {
        items: [
          {
            from_status: 'open',
            to_status: 'dismissed',
            reason: null,
            decided_at: '2026-11-22T02:00:00Z',
            decided_by: '管理員乙',
          },
        ],
      },
    }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    room_settings: () => ({ data: { version: 0, hidden: [], views: [] } }),
  });
  const rendered = renderInShell(<ReportsScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/reports${search}`,
    path: '/admin/reports',
  });
  return { ...rendered, asked, resolved, toasts, user: userEvent.setup() };
}

beforeAll(() => import('./report-panel'));

it('lists what waits, why, how often, and how long; narrowed as the address says', async () => {
  const { asked } = renderRoom('?kind=wrong_information&about=venue&q=河岸');
  const row = await screen.findByRole('row', { name: /河岸留言/ });
  expect(within(row).getByText('資訊不實')).toBeInTheDocument();
  expect(within(row).getByText('檢舉過 4 次，成立 3 次')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({
    p_status: 'open',
    p_kind: 'wrong_information',
    p_entity_type: 'venue',
    p_query: '河岸',
  });
  expect(screen.getByRole('tab', { name: /待處理/ })).toHaveTextContent('2');
});

it('dismisses with one key what was read, and goes on to the next', async () => {
  const { resolved, toasts, user, currentUrl } = renderRoom('?open=r1');
  await screen.findByRole('heading', { name: '河岸留言' });
  await user.keyboard('d');
  await waitFor(() => expect(toasts.messages).toContain('已駁回，檢舉人會收到通知'));
  expect(resolved).toEqual([
    { p_report_id: 'r1', p_status: 'dismissed', p_note: null, p_take_down: false },
  ]);
  await waitFor(() => expect(currentUrl()).toContain('open=r2'));
});

it('takes a page down with a reason that its owner reads, and not without', async () => {
  const { resolved, toasts, user } = renderRoom('?open=r1');
  const takeDown = await screen.findByRole('button', { name: '成立並下架' });
  await user.click(takeDown);
  expect(await screen.findByText('下架前請寫下原因，對方才知道要改什麼。')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '處理說明' }), '地址不存在');
  await user.click(takeDown);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/待處理的 2 件檢舉會一起回覆為成立/)).toBeVisible();
  expect(resolved).toEqual([]);
  await user.click(question.getByRole('button', { name: '成立並下架' }));
  await waitFor(() => expect(toasts.messages).toContain('已下架，同一對象的 2 件檢舉都已回覆'));
  expect(resolved).toMatchObject([{ p_note: '地址不存在', p_take_down: true }]);
});

it('leads to the room of events where an event is called off', async () => {
  renderRoom('?open=r1', [report('r1', { entity_type: 'event', title: '末班車' })]);
  const link = await screen.findByRole('link', { name: '到活動管理處理' });
  expect(link).toHaveAttribute('href', expect.stringContaining('open=v-r1'));
  expect(screen.queryByRole('button', { name: '成立並下架' })).not.toBeInTheDocument();
});

it('offers no decision about the own page', async () => {
  renderRoom('?open=r1', [report('r1', { is_own: true })]);
  expect(await screen.findByText(/要由另一位管理員處理/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /成立/ })).not.toBeInTheDocument();
});

it('tells who was slower who was faster', async () => {
  const { toasts, user } = renderRoom('?open=r1', undefined, () => ({
    code: 'INVALID_STATE',
    status: 409,
  }));
  await user.click(await screen.findByRole('button', { name: '成立' }));
  await waitFor(() => expect(toasts.messages.join()).toMatch(/管理員乙 已在 .+ 處理/));
});

it('dismisses several at once', async () => {
  const { resolved, user } = renderRoom();
  await user.click(await screen.findByRole('checkbox', { name: '選取這一頁' }));
  await user.click(screen.getByRole('button', { name: '駁回 2 件' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '駁回檢舉' }),
  );
  expect(await screen.findByText('2 筆都完成了')).toBeVisible();
  expect(resolved).toHaveLength(2);
});
