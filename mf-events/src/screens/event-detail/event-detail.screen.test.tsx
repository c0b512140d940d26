import { createFakeBackend, createFakeToasts } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  eventDetailRow,
  eventPageRow,
  eventRow,
  onClosedDay,
  ownHoursRow,
  ticketTypeRow,
} from '../../data/event/event.fixtures';
import { buying, fan, renderDetail } from './event-detail.fixture';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('an exhibition that is on says until when, and the hours of each day', async () => {
  renderDetail({
    event: eventDetailRow({
      date: '2020-01-01',
      time: '10:00',
      endsAt: '2099-12-14T18:00:00+08:00',
    }),
  });
  expect((await screen.findAllByText('展期中・至 2099/12/14(一)')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('每日 10:00–18:00').length).toBeGreaterThan(0);
  expect(screen.queryByText(/2020/)).not.toBeInTheDocument();
});

test('an exhibition with hours of its own says which days are closed, and when it opens next', async () => {
  jest.useFakeTimers({ now: onClosedDay.now, advanceTimers: true });
  renderDetail({ event: eventDetailRow(ownHoursRow()) });
  expect((await screen.findAllByText(onClosedDay.hours)).length).toBeGreaterThan(0);
  const hours = await screen.findByRole('region', { name: '開放時間' });
  expect(
    within(hours)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    '週一休館',
    '週二至週五 10:00–18:00',
    '週六 10:00–20:00',
    '週日休館',
    '12/08(二) 休館',
    '閉館前 30 分鐘停止入場',
  ]);
});

test('the page has one h1, and its parts are named', async () => {
  renderDetail();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('午夜迪斯可');
  for (const name of ['名額', '活動介紹', '地點', '取消規定', '主辦單位']) {
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  }
  expect(document.title).toContain('午夜迪斯可');
});

test('who is on stage is named; those with a page here lead to it', async () => {
  renderDetail({
    event: eventDetailRow({
      performers: [{ id: 'p1', name: '海霧樂團', category: '樂團', imageUrl: null }],
      guestPerformers: ['神秘嘉賓'],
    }),
  });
  const lineUp = within(await screen.findByRole('region', { name: '演出陣容' }));
  expect(lineUp.getByRole('link', { name: '海霧樂團' })).toHaveAttribute('href', '/performers/p1');
  expect(lineUp.getByText('神秘嘉賓')).toBeInTheDocument();
});

test('more of the same kind is offered, without the event itself', async () => {
  const backend = createFakeBackend({
    get_event: () => ({ data: eventDetailRow() }),
    search_events: ({ p_category: category }) => ({
      data: eventPageRow(
        category === '主題派對' ? [eventRow(), eventRow({ id: 'e2', title: '週五放克夜' })] : [],
      ),
    }),
  });
  renderDetail({}, { backend });
  const related = within(await screen.findByRole('region', { name: '你可能也喜歡' }));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events/e2',
  ]);
});

test('a report goes to the administrators; something else needs words', async () => {
  const user = userEvent.setup();
  const report = jest.fn((_args: Record<string, unknown>) => ({
    data: { status: 'open', isNew: true },
  }));
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    get_event: () => ({ data: eventDetailRow() }),
    my_waitlist: () => ({ data: [] }),
    search_events: () => ({ data: eventPageRow([]) }),
    report_content: report,
  });
  renderDetail({}, { backend, session: fan, toasts });
  await user.click(await screen.findByRole('button', { name: '檢舉這場活動' }));
  const dialog = within(await screen.findByRole('dialog', { name: '檢舉這場活動' }));
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  const kind = dialog.getByLabelText(/有什麼問題/);
  expect(kind).toHaveAccessibleDescription('請選擇問題類型。');
  await user.selectOptions(kind, '其他');
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  expect(dialog.getByLabelText(/補充說明/)).toHaveAccessibleDescription('請說明是什麼問題。');
  expect(report).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/補充說明/), '場地不存在');
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收到檢舉，我們會儘快處理']));
  expect(report).toHaveBeenCalledWith({
    p_entity_type: 'event',
    p_entity_id: 'e1',
    p_kind: 'other',
    p_body: '場地不存在',
  });
});

test('an event that does not exist says so and leads on', async () => {
  renderDetail({ event: null });
  expect(await screen.findByRole('heading', { level: 1, name: /找不到這場活動/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '探索其他活動' })).toHaveAttribute('href', '/events');
});

test.each([
  ['cancelled', '這場活動已取消'],
  ['ended', '這場活動已結束'],
] as const)('an event that is %s says so and cannot be registered for', async (phase, title) => {
  const ticketTypes = [ticketTypeRow({ state: 'ended' })];
  renderDetail({ event: eventDetailRow({ phase, ticketTypes: ticketTypes }) });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(within(await buying()).getByRole('button', { name: '立即報名' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '加入行事曆' })).not.toBeInTheDocument();
});

test('before its approval its organizer sees a preview: what it is, what comes, nothing to press', async () => {
  renderDetail({ event: eventDetailRow({ status: 'pending_approval' }) }, { session: fan });
  expect(await screen.findByText('預覽：審核中')).toBeInTheDocument();
  expect(screen.getByText(/通過後就會以這個樣子公開/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到活動管理' })).toHaveAttribute(
    'href',
    '/events-published/e1',
  );
  expect(screen.getByRole('button', { name: '立即報名' })).toBeDisabled();
  expect(await buying()).toHaveTextContent('預覽中，公開後才能報名');
});

test('the organizer’s name leads to their page', async () => {
  renderDetail();
  const [inHead, inSection] = [
    await screen.findByRole('link', { name: '夜航製作 主辦' }),
    await screen.findByRole('link', { name: '夜航製作' }),
  ];
  for (const link of [inHead, inSection]) expect(link).toHaveAttribute('href', '/organizers/o1');
});

test('what one agrees to can be read, with the limits of this event', async () => {
  const ticketTypes = [
    ticketTypeRow({ price: 1500, maxPerOrder: 4 }),
    ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600, maxPerOrder: 2 }),
  ];
  renderDetail({ event: eventDetailRow({ ticketTypes: ticketTypes }) });
  const terms = within(await screen.findByRole('region', { name: '購票須知' }));
  expect(terms.getByText(/每人張數上限：一般票 4 張、VIP 2 張/)).toBeInTheDocument();
  expect(terms.getByText(/保留票券 15 分鐘/)).toBeInTheDocument();
  expect(terms.getByRole('link', { name: '服務條款' })).toHaveAttribute('href', '/terms');
});

test('what is free says nothing of money', async () => {
  renderDetail();
  const terms = within(await screen.findByRole('region', { name: '報名須知' }));
  expect(terms.queryByText(/15 分鐘|購買紀錄/)).not.toBeInTheDocument();
  expect(terms.getByText(/活動開始前取消報名/)).toBeInTheDocument();
});

test('the organizer is shown with what visitors of earlier events thought', async () => {
  const organizer = { id: 'o1', name: '夜航製作', eventCount: 27, rating: 4.5, reviewCount: 38 };
  renderDetail({ event: eventDetailRow({ organizer }) });
  const section = await screen.findByRole('region', { name: '主辦單位' });
  expect(section).toHaveTextContent('4.5 分（38 則評分）');
});

test('an organizer whom nobody has rated has no points', async () => {
  renderDetail();
  const section = await screen.findByRole('region', { name: '主辦單位' });
  expect(section).not.toHaveTextContent('分（');
});

test('the navigation opens elsewhere, without handing this page over', async () => {
  renderDetail();
  const link = await screen.findByRole('link', { name: '開啟導航' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    '台北市大同區月台路 1 號 月台酒吧',
  );
});
