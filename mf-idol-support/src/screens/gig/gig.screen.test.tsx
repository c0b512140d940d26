import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gig, gigApplication, gigDetail } from '../../data/gig/gig.fixture';
import type { GigDetail } from '../../data/gig/gig.schema';
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import texts from '../../locales/zh-TW.json';
import { GigScreen } from './gig.screen';

function renderGig(found: GigDetail | null, functions: FakeFunctions = {}, isSignedIn = true) {
  const toasts = createFakeToasts();
  renderInShell(<GigScreen />, {
    at: `/gigs/${gig().id}`,
    path: '/gigs/:id',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(isSignedIn ? createFakeAccount({ phone: '0912345678' }) : null),
      backend: createFakeBackend({
        get_gig: () => ({ data: found }),
        my_performers: () => ({ data: [ownPerformer()] }),
        ...functions,
      }),
    },
  });
  return toasts;
}

test('everybody reads when, where, for how much and how many', async () => {
  renderGig(gigDetail({ venueId: 'v1', venueName: '回聲廳', isVenuePublic: true }), {}, false);
  expect(await screen.findByRole('heading', { level: 1, name: '店慶徵開場樂團' })).toBeVisible();
  expect(screen.getByText('2199/01/31(四) 19:00–21:00')).toBeVisible();
  expect(screen.getByRole('link', { name: '回聲廳' })).toHaveAttribute('href', '/venues/v1');
  expect(screen.getByText('徵 2 組，已錄取 0 組')).toBeVisible();
  expect(screen.getByRole('button', { name: '應徵這場演出' })).toBeVisible();
});

test('a performer applies with a price of their own; what was typed stays when it is refused', async () => {
  let isRefused = true;
  const apply = jest.fn((_args: Record<string, unknown>) => {
    const answer = isRefused
      ? { code: 'INVALID_STATE' as const, status: 409 }
      : { data: { id: 'a', status: 'applied' } };
    isRefused = false;
    return answer;
  });
  const toasts = renderGig(gigDetail(), { apply_to_gig: apply });
  await userEvent.click(await screen.findByRole('button', { name: '應徵這場演出' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^你的報價/)).toHaveValue('8000');
  await userEvent.click(dialog.getByRole('button', { name: '送出應徵' }));
  expect(await dialog.findByText('請寫幾句話，讓主辦認識你。')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^給主辦的話/), '我們可以');
  await userEvent.clear(dialog.getByLabelText(/^你的報價/));
  await userEvent.type(dialog.getByLabelText(/^你的報價/), '7000');
  await userEvent.click(dialog.getByRole('button', { name: '送出應徵' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText(/^給主辦的話/)).toHaveValue('我們可以');
  await userEvent.click(dialog.getByRole('button', { name: '送出應徵' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已送出應徵，主辦回覆時會通知你']));
  expect(apply).toHaveBeenLastCalledWith({
    p_gig_id: gig().id,
    p_performer_id: ownPerformer().id,
    p_message: '我們可以',
    p_ask: 7000,
  });
});

test.each([
  ['has no page', [], '應徵需要一個通過審核的表演者主頁。'],
  ['waits for approval', [ownPerformer({ status: 'pending' })], /還在審核中/],
  ['does something else', [ownPerformer({ performanceType: 'dj' })], /徵的是「樂團」/],
])('who %s reads why nobody can apply yet', async (_name, pages, sentence) => {
  renderGig(gigDetail(), { my_performers: () => ({ data: pages }) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: '應徵這場演出' })).toBeNull();
});

test('an application is followed to its booking, and taken back after a question', async () => {
  const withdraw = jest.fn((_args: Record<string, unknown>) => ({
    data: { id: 'x', status: 'withdrawn' },
  }));
  const mine = gigApplication({ isMine: true, status: 'shortlisted' });
  const toasts = renderGig(gigDetail({ applications: [mine] }), { withdraw_application: withdraw });
  expect(await screen.findByText('你已進入候選，等待主辦決定。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '收回應徵' }));
  expect(withdraw).not.toHaveBeenCalled();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '收回應徵' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收回應徵']));
  expect(withdraw).toHaveBeenCalledWith({ p_application_id: mine.id });
});

test('who was taken is led to the booking', async () => {
  const taken = gigApplication({ isMine: true, status: 'awarded', bookingId: 'b1' });
  renderGig(gigDetail({ isOpen: false, status: 'awarded', applications: [taken] }));
  expect(await screen.findByRole('link', { name: '查看預約' })).toHaveAttribute(
    'href',
    '/bookings/b1',
  );
});

test('its poster sees who waits first, shortlists, and takes one with a number to call', async () => {
  const decide = jest.fn((_args: Record<string, unknown>) => ({
    data: { id: 'x', bookingId: null },
  }));
  const declined = gigApplication({ id: 'a2', status: 'declined' });
  const waiting = gigApplication({ ask: 9000 });
  const toasts = renderGig(gigDetail({ isMine: true, applications: [declined, waiting] }), {
    decide_application: decide,
  });
  const [first] = within(await screen.findByRole('list', { name: '收到的應徵' })).getAllByRole(
    'article',
  );
  expect(first).toHaveTextContent('報價 NT$9,000高於預算');
  await userEvent.click(screen.getByRole('button', { name: '把 林予曦 列入候選' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已把 林予曦 列入候選，並通知對方']));

  await userEvent.click(screen.getByRole('button', { name: '錄取 林予曦' }));
  const dialog = within(await screen.findByRole('dialog', { name: '錄取 林予曦' }));
  expect(dialog.getByText(/報價成立一筆預約，訂金 NT\$2,700/)).toBeVisible();
  const phone = dialog.getByLabelText(/^聯絡手機/);
  expect(phone).toHaveValue('0912345678');
  await userEvent.clear(phone);
  await userEvent.click(dialog.getByRole('button', { name: '確定錄取' }));
  expect(await dialog.findByText(/請填寫有效的手機號碼/)).toBeVisible();
  await userEvent.type(phone, '0922333444');
  await userEvent.click(dialog.getByRole('button', { name: '確定錄取' }));
  await waitFor(() =>
    expect(decide).toHaveBeenLastCalledWith({
      p_application_id: waiting.id,
      p_status: 'awarded',
      p_contact_phone: '0922333444',
    }),
  );
});

test('a draft is made public after a question; what is over offers nothing', async () => {
  const move = jest.fn((_args: Record<string, unknown>) => ({ data: gig({ isMine: true }) }));
  const toasts = renderGig(gigDetail({ isMine: true, status: 'draft', isOpen: false }), {
    set_gig_status: move,
  });
  await userEvent.click(await screen.findByRole('button', { name: '公開徵演' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '公開徵演' }));
  await waitFor(() => expect(toasts.messages).toEqual(['徵演已公開']));
  expect(move).toHaveBeenCalledWith({ p_gig_id: gig().id, p_status: 'open' });
});

test('what is called off says so to who applied, and there is nothing left to do', async () => {
  renderGig(
    gigDetail({
      status: 'cancelled',
      isOpen: false,
      applications: [gigApplication({ isMine: true, status: 'declined' })],
    }),
  );
  expect(await screen.findByText('這個徵演已經取消。')).toBeVisible();
  expect(screen.getByText('這次沒有錄取。')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what there is not leads to what there is', async () => {
  renderGig(null);
  expect(await screen.findByRole('heading', { name: '找不到這個徵演' })).toBeVisible();
});
