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
import { BankImportDialog } from './bank-import-dialog';

const match = (id: string, change: Record<string, unknown> = {}) => ({
  order_ids: [id],
  order_nos: [`EO-${id}`],
  buyer_name: '李柏均',
  last5: '68213',
  transfer_at: '2026-11-20T04:00:00Z',
  has_digits: true,
  ...change,
});
const statement = [
  '○○銀行 活存明細,,,,',
  '交易日期,摘要,支出,存入,備註',
  '2026/11/20,轉入,,"2,340",822-000012368213',
  '2026/11/20,轉入,,580,王小明',
  '2026/11/20,轉入,,777,',
  '2026/11/20,轉入,,900,',
  '2026/11/20,提款,"1,000",,',
].join('\n');

interface Sent {
  p_line: { amount: number; nth: number };
  p_order_ids: string[];
}

function renderDialog(confirm: (args: Sent) => FakeAnswer = () => ({ data: { order_ids: [] } })) {
  const confirmed: Sent[] = [];
  const asked: { p_lines: unknown[] }[] = [];
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    match_bank_lines: (args) => {
      asked.push(args as { p_lines: unknown[] });
      return {
        data: {
          items: [
            { used: null, matches: [match('a')] },
            {
              used: null,
              matches: [match('b', { has_digits: false }), match('c', { has_digits: false })],
            },
            { used: null, matches: [] },
            { used: { order_nos: ['EO-x'], at: '2026-11-21T04:00:00Z' }, matches: [] },
          ],
        },
      };
    },
    confirm_bank_line: (args) => {
      confirmed.push(args as unknown as Sent);
      return confirm(args as unknown as Sent);
    },
  });
  renderInShell(<BankImportDialog onClose={() => undefined} />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ role: 'admin', adminRole: 'superadmin' })),
    },
    texts: { admin: texts },
  });
  const choose = (content: string) =>
    userEvent.upload(
      screen.getByLabelText('銀行明細（CSV）'),
      // Files of the test environment cannot be read as bytes.
      Object.assign(new File([content], '明細.csv', { type: 'text/csv' }), {
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
      }),
    );
  return { confirmed, asked, toasts, choose, user: userEvent.setup() };
}
const lineOf = (amount: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(amount));
  if (!found) throw new Error(`no line with ${amount}`);
  return within(found);
};
const agree = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('reads a file of the bank, and says of each transfer what it is for', async () => {
  const { choose, asked } = renderDialog();
  await choose(statement);
  expect(
    await screen.findByText(
      '讀到 4 筆入帳：1 筆可以直接確認，1 筆要由你選，1 筆找不到待確認的收款，1 筆已經處理過。',
    ),
  ).toBeVisible();
  expect(asked[0]?.p_lines[0]).toMatchObject({
    booked_on: '2026-11-20',
    amount: 2340,
    nth: 0,
    digits: ['68213'],
  });
  expect(lineOf('NT$2,340').getByText('EO-a・李柏均・後五碼 68213')).toBeVisible();
  expect(lineOf('NT$777').getByText('沒有金額相同、等待確認的收款。')).toBeVisible();
  expect(lineOf('NT$900').getByText('已用來確認 EO-x')).toBeVisible();
});

it('confirms all that is sure after asking once, and nothing else', async () => {
  const { choose, confirmed, toasts, user } = renderDialog();
  await choose(statement);
  await user.click(await screen.findByRole('button', { name: '確認全部相符的 1 筆' }));
  expect(confirmed).toEqual([]);
  await agree(user, '全部確認入帳');
  await waitFor(() => expect(toasts.messages).toContain('已確認 1 筆收款'));
  expect(confirmed).toMatchObject([{ p_order_ids: ['a'], p_line: { amount: 2340 } }]);
  expect(lineOf('NT$2,340').getByText('已用來確認 EO-a')).toBeVisible();
  expect(screen.queryByRole('button', { name: /確認全部/ })).not.toBeInTheDocument();
});

it('lets a person say which payment a doubtful transfer is', async () => {
  const { choose, confirmed, user } = renderDialog();
  await choose(statement);
  await screen.findByText(/讀到 4 筆/);
  const line = lineOf('NT$580');
  const button = line.getByRole('button', { name: /確認收款/ });
  expect(button).toBeDisabled();
  await user.selectOptions(line.getByRole('combobox'), 'EO-c・李柏均・後五碼 68213（後五碼不同）');
  await user.click(button);
  await agree(user, '確認收款');
  await waitFor(() => expect(confirmed).toMatchObject([{ p_order_ids: ['c'] }]));
});

it('keeps what failed in the list, with the reason beside it', async () => {
  const { choose, toasts, user } = renderDialog(() => ({ code: 'INVALID_STATE', status: 409 }));
  await choose(statement);
  await user.click(await screen.findByRole('button', { name: '確認全部相符的 1 筆' }));
  await agree(user, '全部確認入帳');
  await waitFor(() =>
    expect(toasts.messages).toContain('已確認 0 筆，1 筆沒有完成，原因寫在明細旁邊'),
  );
  expect(lineOf('NT$2,340').getByRole('alert')).toBeVisible();
});

it('says what is wrong with a file that is no statement', async () => {
  const { choose, asked } = renderDialog();
  await choose('姓名,電話\n王小明,0912345678');
  expect(await screen.findByText(/看不懂這個檔案/)).toBeVisible();
  await choose('日期,存入\n2026/11/20,');
  expect(await screen.findByText('這個檔案裡沒有入帳的明細。')).toBeVisible();
  await choose(`${statement}\n2026/11/21,轉入,,640,"王小明\n2026/11/21,轉入,,650,`);
  expect(await screen.findByText(/第 8 列讀不懂/)).toBeVisible();
  expect(asked).toEqual([]);
});

it('names the transfers that it could not read', async () => {
  const { choose } = renderDialog();
  await choose(`${statement}\n2026/11/31,轉入,,640,`);
  expect(await screen.findByText(/^第 8 列的日期或金額看不懂/)).toBeVisible();
});
