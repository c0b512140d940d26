import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mailTexts from '@spotlight/shared/locales/mails.zh-TW.json';
import { mailKindText } from '../../data/log/log-words.rules';
import texts from '../../locales/zh-TW.json';
import { RecordsScreen } from './records.screen';

const pageOf = (items: unknown[]) => ({
  data: { items, total: items.length, is_total_least: false, page: 1, page_size: 20 },
});

const mail = (overrides: Record<string, unknown> = {}) => ({
  id: 'm1',
  kind: 'order.paid',
  recipient_name: '阿哲',
  recipient: 'che@people.test',
  attempts: 8,
  last_error: '550 mailbox full',
  failed_at: '2026-11-20T04:00:00Z',
  created_at: '2026-11-20T04:00:00Z',
  can_resend: true,
  ...overrides,
});

function renderRoom(search = '', adminRole = 'superadmin', one = mail()) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const asked: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const answer = (name: string, items: unknown[]) => (args: Record<string, unknown>) => {
    asked.push([name, args]);
    return pageOf(items);
  };
  const backend = createFakeBackend({
    admin_missing_pages: answer('admin_missing_pages', [
      {
        path: '/old-shop',
        hits: 1234,
        days: 2,
        last_at: '2026-11-20T04:00:00Z',
        last_referrer: null,
      },
    ]),
    admin_faults: answer('admin_faults', [
      {
        id: 'f1',
        module: 'mf-events',
        version: '0.1.0-3f2a91bc04',
        owner: 'team-events',
        kind: 'render',
        message: 'TypeError: no title',
        seen: 1234,
        created_at: '2026-11-19T04:00:00Z',
        last_at: '2026-11-20T04:00:00Z',
        code: 'KXQPMTRBWZ',
      },
    ]),
    admin_vitals: answer('admin_vitals', [
      {
        id: 'mf-events v2',
        module: 'mf-events',
        version: 'v2',
        page: null,
        samples: 1234,
        first_at: '2026-11-20T04:00:00Z',
        p75: { lcp: 2450, inp: null, cls: 0.3, fcp: 2000, ttfb: 300 },
        before: { lcp: 1900, inp: 80, cls: 0.01, fcp: 1500, ttfb: 300 },
      },
    ]),
    admin_answer_feedback: answer('admin_answer_feedback', [
      { answer: 'tickets.paid', helped: 335, unhelped: 1005, last_at: '2026-11-20T04:00:00Z' },
    ]),
    admin_failed_mails: answer('admin_failed_mails', [one]),
    admin_security_events: answer('admin_security_events', [
      {
        id: 7,
        at: '2026-11-20T04:00:00Z',
        actor_name: null,
        action: 'admin_entry_refused',
        resource_type: 'admin_area',
        resource_id: null,
        success: false,
        is_reported: true,
        error_message: null,
      },
    ]),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    resend_mail: (args) => {
      asked.push(['resend_mail', args]);
      return { data: { id: 'm1' } };
    },
  });
  renderInShell(<RecordsScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin', adminRole })),
    },
    texts: { admin: texts },
    at: `/admin/records${search}`,
    path: '/admin/records',
  });
  return { asked, toasts, user: userEvent.setup() };
}

it('counts the addresses that nobody found', async () => {
  renderRoom();
  const line = await screen.findByRole('row', { name: /\/old-shop/ });
  expect(line).toHaveTextContent('1,234');
  expect(line).toHaveTextContent('直接開啟');
});

it('tells what broke, of which version, and the code that opens it again', async () => {
  const { asked } = renderRoom('?tab=faults&q=events');
  const line = await screen.findByRole('row', { name: /TypeError: no title/ });
  expect(line).toHaveTextContent('mf-events 0.1.0-3f2a91bc04');
  expect(line).toHaveTextContent('畫面出錯');
  expect(line).toHaveTextContent('1,234');
  expect(line).toHaveTextContent('KXQPM-TRBWZ');
  expect(asked).toContainEqual(['admin_faults', expect.objectContaining({ p_query: 'events' })]);
});

it('says in words how fast a version was, beside the one before it', async () => {
  const { asked, user } = renderRoom('?tab=vitals&q=events');
  const line = await screen.findByRole('row', { name: /mf-events v2/ });
  const cells = within(line).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([
      '2.5 秒良好前一版 1.9 秒',
      '沒有資料',
      '0.30不佳前一版 0.01',
      '2.0 秒需改善前一版 1.5 秒',
      '1,234',
    ]),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '彙整方式' }), '彙整：依頁面');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(['admin_vitals', expect.objectContaining({ p_by_page: true })]),
  );
});

it('counts what helped nobody, and leads to the answer', async () => {
  renderRoom('?tab=answers');
  const line = await screen.findByRole('row', { name: /tickets\.paid/ });
  expect(line).toHaveTextContent('1,005');
  expect(line).toHaveTextContent('25%');
  expect(within(line).getByRole('link', { name: /tickets\.paid/ })).toHaveAttribute(
    'href',
    '/faq#tickets.paid',
  );
});

it('sends a mail again that could not be delivered', async () => {
  const { asked, toasts, user } = renderRoom('?tab=mails');
  await user.click(await screen.findByRole('button', { name: '再寄一次給 阿哲' }));
  await waitFor(() => expect(toasts.messages).toContain('已排入寄送'));
  expect(asked).toContainEqual(['resend_mail', { p_id: 'm1' }]);
});

it('says when what a mail said is gone', async () => {
  renderRoom('?tab=mails', 'superadmin', mail({ can_resend: false }));
  expect(await screen.findByText('內容已清除，不能再寄')).toBeVisible();
});

it.each([
  ['no confirmed address', '沒有驗證過的電子郵件'],
  ['550 mailbox full', '550 mailbox full'],
])('says what a mail was about, and why it was given up: %s', async (last_error, said) => {
  renderRoom('?tab=mails', 'superadmin', mail({ last_error }));
  const line = await screen.findByRole('row', { name: /阿哲/ });
  expect(line).toHaveTextContent('訂單');
  expect(line).toHaveTextContent(said);
});

it('has a word for whatever mails are about', () => {
  for (const kind of Object.keys(mailTexts.kinds))
    expect(mailKindText(kind)).toMatch(/^[\u4e00-\u9fff]+$/u);
});

it('shows superadmins what concerns safety, and narrows it to what was refused', async () => {
  const { asked, user } = renderRoom('?tab=security');
  const line = await screen.findByRole('row', { name: /進入後台被拒絕/ });
  expect(line).toHaveTextContent('訪客・瀏覽器回報');
  expect(line).toHaveTextContent('後台');
  await user.selectOptions(screen.getByRole('combobox', { name: '結果' }), '只看被拒絕的');
  await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ p_success: false }));
});

it('shows nobody else the way there', async () => {
  renderRoom('', 'editor');
  await screen.findByRole('row', { name: /\/old-shop/ });
  expect(screen.queryByRole('tab', { name: '安全事件' })).toBeNull();
  // Mails are for those who manage users.
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '找不到的頁面',
    '畫面錯誤',
    '畫面速度',
    '常見問題回饋',
  ]);
});
