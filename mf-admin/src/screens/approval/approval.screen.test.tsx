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
import type { ApprovalItem } from '../../data/approval/approval.schema';
import texts from '../../locales/zh-TW.json';
import { ApprovalFlowScreen } from './approval-flow.screen';
import { ApprovalScreen } from './approval.screen';

const item = (overrides: Partial<ApprovalItem> = {}): ApprovalItem => ({
  id: 'e1',
  type: 'event',
  entityType: 'events',
  title: 'VIVID9 演唱會前夜應援專場',
  status: 'pending_approval',
  submitter: '月台製作',
  submittedAt: '2026-11-20T04:31:00Z',
  dueAt: new Date(Date.now() + 5 * 3_600_000 - 60_000).toISOString(),
  ownerId: 'o1',
  isOwn: false,
  mayDecide: true,
  details: { description: '先練口號再暖嗓。', price: 'NT$450 起', refundTerms: null },
  marks: [{ code: 'no_refund_terms', level: 'danger', facts: {} }],
  remarks: null,
  ...overrides,
});

const second = item({
  id: 'v1',
  type: 'venue',
  entityType: 'venues',
  title: '雨後書店咖啡',
  marks: [],
});

interface World {
  items?: ApprovalItem[];
  at?: string;
  decide?: (args: Record<string, unknown>) => FakeAnswer;
  history?: FakeAnswer;
  isWide?: boolean;
  /** The list cannot be read. */
  isBroken?: boolean;
}

function renderQueue({ items = [item(), second], at = '/admin/approval', ...world }: World = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: world.isWide !== false && query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const waiting = [...items];
  const decided: Record<string, unknown>[] = [];
  const asked: Record<string, unknown>[] = [];
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    approval_queue: (args) => {
      asked.push(args);
      if (world.isBroken) return { code: 'INVALID_STATE', status: 409 };
      const type = args['p_type'];
      const shown = waiting.filter((one) => !type || one.type === type);
      return {
        data: {
          items: shown,
          total: shown.length,
          isTotalLeast: false,
          page: 1,
          pageSize: 20,
          pending: { event: 1, venue: 1 },
          oldestAt: '2026-11-20T04:31:00Z',
        },
      };
    },
    decide: (args) => {
      decided.push(args);
      const refusal = world.decide?.(args);
      if (refusal) return refusal;
      waiting.splice(
        waiting.findIndex((one) => one.id === args['p_entity_id']),
        1,
      );
      return { data: {} };
    },
    decision_history: () => world.history ?? { data: { items: [] } },
    reason_templates: () => ({
      data: { items: [{ label: '缺退票規定', body: '請補上退票規定。' }] },
    }),
  });
  const isFlow = at.includes('workflow');
  const rendered = renderInShell(isFlow ? <ApprovalFlowScreen /> : <ApprovalScreen />, {
    services: {
      backend,
      session: createFakeSession(createFakeAccount({ role: 'admin', adminRole: 'approver' })),
      toasts,
    },
    texts: { admin: texts },
    at,
    path: isFlow ? '/admin/approval/workflow' : '/admin/approval',
  });
  return { ...rendered, decided, asked, toasts };
}

const panel = async (title: string | RegExp) => screen.findByRole('region', { name: title });

it('lists what waits with its marks and the hours that are left', async () => {
  renderQueue();
  const row = await screen.findByRole('row', { name: /VIVID9/ });
  for (const fact of ['活動', '月台製作', '1 項', '剩 5 小時']) {
    expect(within(row).getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByRole('tab', { name: '場地 1' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/2 件待審核，最久等了/);
});

it('decides by one key after reading, and shows the next one', async () => {
  const user = userEvent.setup();
  const { decided, toasts, currentUrl } = renderQueue();
  await screen.findByRole('table');
  await user.keyboard('j');
  const first = await panel(/VIVID9/);
  expect(within(first).getByText('沒有退票規定')).toBeInTheDocument();
  await user.keyboard('a');
  await waitFor(() => expect(toasts.messages).toEqual(['內容已通過']));
  expect(decided).toEqual([
    {
      p_entity_type: 'events',
      p_entity_id: 'e1',
      p_status: 'approved',
      p_reason: null,
    },
  ]);
  expect(await panel('雨後書店咖啡')).toBeInTheDocument();
  expect(currentUrl()).toBe('/admin/approval?open=venues.v1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentUrl()).toBe('/admin/approval'));
});

it('sends back with a template and own words, and never without a reason', async () => {
  const user = userEvent.setup();
  const { decided, toasts } = renderQueue({ at: '/admin/approval?open=events.e1' });
  const first = await panel(/VIVID9/);
  await user.click(within(first).getByRole('button', { name: /^退回/ }));
  expect(
    await within(first).findByText('請寫下退回原因，對方才知道要改什麼。'),
  ).toBeInTheDocument();
  expect(decided).toEqual([]);

  await user.click(await within(first).findByRole('button', { name: '缺退票規定' }));
  await user.type(within(first).getByRole('textbox', { name: /退回原因/ }), ' 謝謝');
  await user.click(within(first).getByRole('button', { name: /^退回/ }));
  await waitFor(() => expect(toasts.messages).toEqual(['內容已退回']));
  expect(decided[0]).toMatchObject({ p_status: 'rejected', p_reason: '請補上退票規定。 謝謝' });
});

it('tells who was faster', async () => {
  const user = userEvent.setup();
  const { toasts } = renderQueue({
    at: '/admin/approval?open=events.e1',
    decide: () => ({ code: 'INVALID_STATE', status: 409 }),
    history: {
      data: {
        items: [
          {
            fromStatus: 'pending_approval',
            toStatus: 'rejected',
            reason: '海報不清楚',
            decidedAt: '2026-11-21T02:05:00Z',
            decidedBy: '吳承翰',
          },
        ],
      },
    },
  });
  await panel(/VIVID9/);
  await user.keyboard('a');
  await waitFor(() =>
    expect(toasts.messages).toEqual([
      '審核操作失敗：吳承翰在 2026/11/21(六) 10:05 已經退回這一件。',
    ]),
  );
});

it('does not let anybody decide on the own, or without the right to', async () => {
  const user = userEvent.setup();
  const { decided } = renderQueue({
    items: [item({ isOwn: true }), { ...second, mayDecide: false }],
    at: '/admin/approval?open=events.e1',
  });
  const own = await panel(/VIVID9/);
  expect(within(own).getByText(/需要由另一位管理員決定/)).toBeInTheDocument();
  expect(within(own).queryByRole('button', { name: /通過/ })).not.toBeInTheDocument();
  await user.keyboard('a');
  await user.keyboard('j');
  expect(within(await panel('雨後書店咖啡')).getByText(/你的權限不能決定/)).toBeInTheDocument();
  expect(decided).toEqual([]);
});

it('approves several at once and says what became of each', async () => {
  const user = userEvent.setup();
  const { decided } = renderQueue({
    decide: ({ p_entity_id }) =>
      p_entity_id === 'v1' ? { code: 'OWN_CAUSE', status: 403 } : (undefined as never),
  });
  await user.click(await screen.findByRole('checkbox', { name: '選取這一頁' }));
  await user.click(screen.getByRole('button', { name: '通過 2 件' }));
  const question = await screen.findByRole('alertdialog', { name: '通過 2 件內容' });
  await user.click(within(question).getByRole('button', { name: '通過' }));
  const results = await screen.findByRole('dialog', { name: '處理結果' });
  expect(await within(results).findByText('1 筆完成，1 筆沒有完成')).toBeInTheDocument();
  expect(within(results).getByText(/需要由另一個人處理/)).toBeInTheDocument();
  expect(decided).toHaveLength(2);
});

it('says what became of each also when nothing is left of the list', async () => {
  const user = userEvent.setup();
  renderQueue();
  await user.click(await screen.findByRole('checkbox', { name: '選取這一頁' }));
  await user.click(screen.getByRole('button', { name: '通過 2 件' }));
  const question = await screen.findByRole('alertdialog', { name: '通過 2 件內容' });
  await user.click(within(question).getByRole('button', { name: '通過' }));
  const results = await screen.findByRole('dialog', { name: '處理結果' });
  expect(await within(results).findByText('2 筆都完成了')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: '處理結果' })).toBeInTheDocument();
});

it('shows the keys, and rests them when they are switched off', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderQueue();
  await screen.findByRole('table');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '快捷鍵' });
  expect(within(help).getByText('退回：寫原因')).toBeInTheDocument();
  await user.click(within(help).getByRole('switch', { name: /使用單鍵快捷鍵/ }));
  await user.click(within(help).getByRole('button', { name: '關閉' }));
  await user.keyboard('j');
  expect(currentUrl()).toBe('/admin/approval');
  localStorage.clear();
});

it('leaves the keys to whoever types', async () => {
  const user = userEvent.setup();
  const { decided, currentUrl } = renderQueue();
  await screen.findByRole('table');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('ja');
  await waitFor(() => expect(currentUrl()).toBe('/admin/approval?q=ja'));
  expect(decided).toEqual([]);
});

it('narrows to one kind, in the address', async () => {
  const user = userEvent.setup();
  const { asked, currentUrl } = renderQueue();
  await user.click(await screen.findByRole('tab', { name: '場地 1' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_type: 'venue' }));
  expect(currentUrl()).toBe('/admin/approval?type=venue');
});

it.each([
  ['/admin/approval', '沒有待審核的內容'],
  ['/admin/approval/workflow?tab=approved', '還沒有通過的內容'],
  ['/admin/approval/workflow?tab=rejected', '還沒有退回的內容'],
])('says so when there is nothing: %s', async (at, title) => {
  renderQueue({ items: [], at });
  expect(await screen.findByText(title)).toBeInTheDocument();
});

it('shows in the workflow what was decided, with the remark and without decisions to make', async () => {
  renderQueue({
    items: [item({ status: 'rejected', remarks: '海報看不清楚', marks: [] })],
    at: '/admin/approval/workflow?tab=rejected',
  });
  const row = await screen.findByRole('row', { name: /VIVID9/ });
  expect(within(row).getByText('海報看不清楚')).toBeInTheDocument();
  expect(within(row).getByRole('button', { name: '檢視' })).toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: /通過/ })).not.toBeInTheDocument();
});

it('says that what waits cannot be loaded', async () => {
  renderQueue({ isBroken: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('無法載入待審核內容');
});

it('says that something was not sent back, and keeps the reason', async () => {
  const user = userEvent.setup();
  const { toasts } = renderQueue({
    at: '/admin/approval?open=events.e1',
    decide: () => ({ code: 'SERVER', status: 503 }),
  });
  const first = await panel(/VIVID9/);
  const reason = within(first).getByRole('textbox', { name: /退回原因/ });
  await user.type(reason, '海報不清楚');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(toasts.messages).toEqual(['退回操作失敗：伺服器暫時沒有回應，請稍後再試一次。']),
  );
  expect(reason).toHaveValue('海報不清楚');
});
