import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlementRow } from '../../data/settlement/settlement.fixtures';
import texts from '../../locales/zh-TW.json';
import { PayoutsScreen } from './payouts.screen';

const session = createFakeSession(createFakeAccount());
const sums = { gross: 1200, refunded: 270, platformFee: 0, net: 930 };

function renderPayouts(
  items = [settlementRow()],
  at = '/events-published/payouts',
  isDown = () => false,
) {
  const list = jest.fn((_args: Record<string, unknown>): FakeAnswer =>
    isDown()
      ? { code: 'SERVER', status: 503 }
      : { data: { items, total: items.length, page: 1, pageSize: 12, sums } },
  );
  const toasts = createFakeToasts();
  const rendered = renderInShell(<PayoutsScreen />, {
    at,
    path: '/events-published/payouts',
    texts: { events: texts },
    services: { backend: createFakeBackend({ my_settlements: list }), session, toasts },
  });
  return { list, toasts, ...rendered };
}

test('a statement says what came in, what went back, what is left and where the money is', async () => {
  renderPayouts();
  const card = within(await screen.findByRole('article', { name: '巷口的現場' }));
  expect(card.getByText('待結算')).toBeInTheDocument();
  expect(card.getByText('NT$1,200')).toBeInTheDocument();
  expect(card.getByText('−NT$270')).toBeInTheDocument();
  expect(card.getByText('NT$930')).toBeInTheDocument();
  expect(card.getByText('買家都直接匯入你的收款帳號')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '查看訂單 巷口的現場' })).toHaveAttribute(
    'href',
    '/events-published/e1?view=orders',
  );
  expect(within(screen.getByRole('region', { name: '合計' })).getByText('NT$930')).toBeVisible();
});

test.each([
  [{ state: 'waiting', refunding: 270 }, '還有 NT$270 的退款待處理'],
  [{ state: 'waiting' }, '還有匯款等你確認'],
  [{ received: 200 }, '其中 NT$200 已由買家匯入你的收款帳號'],
  [{ received: 200, payout: 1000 }, '平台代收 NT$1,000，結算後撥款給你'],
  [{ state: 'settled', settledAt: '2026-12-28T10:00:00+08:00' }, '2026/12/28(一) 10:00 結算完成'],
  [{ state: 'settled', reference: 'TW-7' }, '撥款編號 TW-7'],
] as const)('of %j it says %s', async (change, note) => {
  renderPayouts([settlementRow(change)]);
  expect(await screen.findByText(note)).toBeInTheDocument();
});

test('a sum below zero is written as one', async () => {
  renderPayouts([settlementRow({ gross: 0, net: -270 })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByText('−NT$270')).toHaveLength(2);
});

test('the state narrows the list and stands in the address', async () => {
  const user = userEvent.setup();
  const { list, currentUrl } = renderPayouts(
    undefined,
    '/events-published/payouts?status=nonsense',
  );
  await screen.findByRole('article');
  expect(list).toHaveBeenLastCalledWith({ p_page: 1, p_page_size: 12 });
  await user.selectOptions(screen.getByRole('combobox', { name: '結算狀態' }), '已結算');
  expect(currentUrl()).toBe('/events-published/payouts?status=settled');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ p_state: 'settled' })),
  );
});

test('the file has a row for each statement', async () => {
  const user = userEvent.setup();
  const files = catchDownloads();
  const { toasts } = renderPayouts();
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: '匯出 CSV' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已匯出 1 場活動的結算']));
  expect(files).toHaveLength(1);
});

test('nothing paid yet leads to the own events', async () => {
  renderPayouts([]);
  expect(await screen.findByText('還沒有可以結算的款項')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看我的活動' })).toHaveAttribute(
    'href',
    '/events-published',
  );
  expect(screen.getByRole('button', { name: '匯出 CSV' })).toBeDisabled();
});

test('statements that could not be read are asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderPayouts(undefined, undefined, () => isDown);
  expect(await screen.findByText('無法載入款項結算')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '匯出 CSV' })).toBeDisabled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('article', { name: '巷口的現場' })).toBeInTheDocument();
});

test('a file that cannot be written says so, and the button can be pressed again', async () => {
  const user = userEvent.setup();
  let isDown = false;
  const { toasts } = renderPayouts(undefined, undefined, () => isDown);
  await screen.findByRole('article');
  isDown = true;
  await user.click(screen.getByRole('button', { name: '匯出 CSV' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(toasts.messages[0]).not.toMatch(/已匯出/);
  expect(screen.getByRole('button', { name: '匯出 CSV' })).toBeEnabled();
});
