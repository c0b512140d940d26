import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  withRows,
} from '@spotlight/shared/contract/testing';
import { createFactor } from '@spotlight/shared/second-factor/fixture';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressProof } from './address-proof';
import { AgreementList } from './agreement-list';
import { BounceNotice } from './bounce-notice';
import { CalendarList } from './calendar-list';
import { DataSection } from './data-section';
import { DeviceList } from './device-list';
import { FactorState } from './factor-state';
import { LeavingSection } from './leaving-section';

type Answers = Parameters<typeof createFakeBackend>[0];
const account = createFakeAccount();
const proved = { proved_at: '2026-03-01T04:00:00Z', proof_sent_at: null };
const notFound = () => ({ code: 'NOT_FOUND' as const });

function render(part: React.ReactElement, answers: Answers, at = '/settings') {
  const toasts = createFakeToasts();
  renderInShell(part, {
    at,
    services: {
      toasts,
      session: createFakeSession(account),
      backend: withRows(createFakeBackend(answers), []),
    },
  });
  return toasts;
}

const session = (id: string, isCurrent: boolean) => ({
  id,
  begun_at: '2026-03-01T04:00:00Z',
  used_at: '2026-03-14T11:00:00Z',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
  ip: '203.0.113.7',
  is_current: isCurrent,
  is_verified: false,
});

describe('devices', () => {
  const answers = (end: jest.Mock, items: unknown[]) => ({
    account_sessions: () => ({ data: { items } }),
    end_account_sessions: end,
  });

  it('signs out one of them', async () => {
    const end = jest.fn(() => ({ data: { ended: 1 } }));
    const toasts = render(<DeviceList />, answers(end, [session('a', true), session('b', false)]));
    expect(await screen.findByText('這個裝置')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '登出 Chrome・Windows' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: '登出' }),
    );
    await waitFor(() => expect(toasts.messages).toEqual(['已登出 1 個裝置']));
    expect(end).toHaveBeenCalledWith({ p_session_id: 'b' });
  });

  it('signs out all others, and offers that only where there are others', async () => {
    const end = jest.fn(() => ({ data: { ended: 2 } }));
    render(<DeviceList />, answers(end, [session('a', true), session('b', false)]));
    await userEvent.click(await screen.findByRole('button', { name: '登出其他所有裝置' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '登出其他所有裝置' }));
    await waitFor(() => expect(end).toHaveBeenCalledWith({}));
  });

  it('offers nothing to end where only this one is signed in', async () => {
    render(<DeviceList />, answers(jest.fn(), [session('a', true)]));
    expect(await screen.findByText('這個裝置')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the second factor', () => {
  it.each([
    [false, '未開啟', '開啟兩步驟驗證'],
    [true, '已開啟', '管理兩步驟驗證'],
  ])('set up or not (%s): says so, and opens what changes it', async (isSetUp, state, act) => {
    render(<FactorState />, { my_second_factor: () => ({ data: createFactor({ isSetUp }) }) });
    expect(await screen.findByText(state)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByRole('dialog', { name: '兩步驟驗證' })).toBeVisible();
  });
});

describe('the own data', () => {
  const downloads = catchDownloads();

  it('comes as one archive', async () => {
    const toasts = render(<DataSection />, {
      my_data: () => ({
        data: { made_at: '2026-03-14T11:00:00Z', account: { email: 'fan@x.tw' }, tables: {} },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: '下載我的資料' }));
    await waitFor(() => expect(toasts.messages).toEqual(['已下載你的資料']));
    expect(downloads[0]?.name).toMatch(/^spotlight-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await downloads[0]?.read();
    expect(archive).toContain('spotlight-data.html');
    expect(archive).toContain('spotlight-data.json');
  });

  it('says so when somebody took it too often', async () => {
    const toasts = render(<DataSection />, {
      my_data: () => ({ code: 'RATE_LIMITED', status: 429 }),
    });
    await userEvent.click(screen.getByRole('button', { name: '下載我的資料' }));
    await waitFor(() => expect(toasts.messages).toEqual(['今天已經下載過很多次，請明天再試。']));
  });
});

describe('leaving', () => {
  const owes = (kind: string, isLoss: boolean, place: string | null = null) => ({
    kind,
    place,
    count: 2,
    amount: 600,
    is_loss: isLoss,
  });
  const answers = (items: unknown[], more: Answers = {}): Answers => ({
    my_leaving: () => ({ data: { leaves_at: null, days: 7 } }),
    account_obligations: () => ({ data: { items } }),
    ...more,
  });
  const open = async () => userEvent.click(await screen.findByRole('button', { name: '刪除帳號' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: '申請刪除帳號' }));

  it('says what others wait for and where each is settled, and asks for nothing before', async () => {
    render(
      <LeavingSection />,
      answers([
        owes('refunds_to_send', false, 'events'),
        owes('refunds_to_send', false, 'goods'),
        owes('bookings_as_host', false, 'venue_bookings'),
        owes('bookings_as_host', false, 'performances'),
        owes('bookings_as_guest', false),
      ]),
    );
    expect((await screen.findAllByText(/等你匯出的退款：2 項，NT\$600/))[0]).toBeVisible();
    const links = screen.getAllByRole('link', { name: '前往處理' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/events-published',
      '/product-management',
      '/venue-bookings-management',
      '/performance-bookings',
      '/bookings',
    ]);
    expect(screen.getByRole('button', { name: '刪除帳號' })).toBeDisabled();
  });

  it('wants the own address and a word about what is lost', async () => {
    const ask = jest.fn(() => ({ data: { leaves_at: '2026-03-21T11:00:00Z', deleted: false } }));
    const toasts = render(
      <LeavingSection />,
      answers([owes('tickets_held', true)], { delete_my_account: ask }),
    );
    await open();
    await userEvent.type(screen.getByLabelText('電子郵件'), 'somebody@else.tw');
    await send();
    expect(await screen.findByText('和這個帳號的電子郵件不同')).toBeVisible();
    expect(screen.getByText('請確認你知道會失去什麼')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('電子郵件'));
    await userEvent.type(screen.getByLabelText('電子郵件'), ` ${account.email.toUpperCase()} `);
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    await waitFor(() =>
      expect(toasts.messages).toEqual(['已申請，帳號將在 2026/03/21(六) 19:00 刪除']),
    );
    expect(ask).toHaveBeenCalledWith({ p_email: expect.any(String), p_give_up: true });
  });

  it('keeps the account with one press while the days run', async () => {
    let leavesAt: string | null = '2026-03-21T11:00:00Z';
    const toasts = render(<LeavingSection />, {
      ...answers([]),
      my_leaving: () => ({ data: { leaves_at: leavesAt, days: 7 } }),
      keep_my_account: () => {
        leavesAt = null;
        return { data: { leaves_at: null, days: 7 } };
      },
    });
    expect(await screen.findByText('帳號將在 2026/03/21(六) 19:00 刪除')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '保留帳號' }));
    await waitFor(() => expect(toasts.messages).toEqual(['已取消刪除，歡迎留下']));
    expect(await screen.findByRole('button', { name: '刪除帳號' })).toBeEnabled();
  });
});

describe('calendars', () => {
  it('hands out the address of one of them, once', async () => {
    const make = jest.fn(() => ({ data: { token: 'secret-token' } }));
    render(<CalendarList />, {
      create_calendar_feed: make,
    });
    expect(await screen.findByText('驗票工作')).toBeVisible();
    expect(screen.queryByText('我舉辦的活動')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '訂閱「我的票券」行事曆' }));
    await userEvent.click(await screen.findByRole('button', { name: '建立訂閱網址' }));
    const address = await screen.findByLabelText('訂閱網址');
    expect((address as HTMLInputElement).value).toContain('p_token=secret-token');
    expect(make).toHaveBeenCalledWith({ p_scope: 'tickets', p_id: null });
  });
});

describe('mails that do not arrive', () => {
  it('are said, and tried again when their owner says so', async () => {
    let bouncedAt: string | null = '2026-03-14T11:00:00Z';
    const toasts = render(<BounceNotice />, {
      my_mail_state: () => ({ data: { ...proved, bounced_at: bouncedAt } }),
      retry_my_mail: () => {
        bouncedAt = null;
        return { data: { ...proved, bounced_at: null } };
      },
    });
    expect(
      await screen.findByText(/2026\/03\/14\(六\) 19:00 寄到 fan@example\.test/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '信箱恢復了，繼續寄信' }));
    await waitFor(() => expect(toasts.messages).toEqual(['之後的通知會再寄信給你']));
    await waitFor(() => expect(screen.queryByText(/被退回/)).toBeNull());
  });
});

describe('an address that is not proved', () => {
  const unproved = { proved_at: null, proof_sent_at: null, bounced_at: null };

  it('says what waits, and mails the link', async () => {
    let state: object = unproved;
    const toasts = render(<AddressProof />, {
      my_mail_state: () => ({ data: state }),
      send_address_proof: () => {
        state = { ...unproved, proof_sent_at: '2026-03-14T11:00:00Z' };
        return { data: state };
      },
    });
    expect(await screen.findByText(/別人轉贈到 fan@example\.test 的票券/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '寄驗證信' }));
    expect(await screen.findByText(/驗證信已在 2026\/03\/14\(六\) 19:00 寄出/)).toBeVisible();
    expect(toasts.messages).toEqual(['已寄到 fan@example.test，請按信裡的按鈕']);
    expect(screen.getByRole('button', { name: '再寄一次驗證信' })).toBeVisible();
  });

  it('is proved by what the link carries, once', async () => {
    let state: object = unproved;
    const prove = jest.fn(() => {
      state = { ...unproved, ...proved };
      return { data: state };
    });
    const answers = { my_mail_state: () => ({ data: state }), prove_address: prove };
    const toasts = render(<AddressProof />, answers, '/settings?proof=abc#email');
    await waitFor(() => expect(toasts.messages).toEqual(['電子郵件已驗證']));
    expect(prove).toHaveBeenCalledTimes(1);
    expect(prove).toHaveBeenCalledWith({ p_token: 'abc' });
    expect(screen.queryByText('還沒有驗證這個電子郵件')).toBeNull();
  });

  it('says that a link is worth nothing here', async () => {
    const answers = { my_mail_state: () => ({ data: unproved }), prove_address: notFound };
    render(<AddressProof />, answers, '/settings?proof=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent('這個連結不能用了');
  });
});

describe('agreements', () => {
  const terms = {
    document: 'terms',
    version: '1.1',
    in_force_from: '2026-12-01',
    agreed_version: '1.0',
    agreed_at: '2026-11-14T11:00:00Z',
  };
  const privacy = { ...terms, document: 'privacy', version: '1.0' };
  const answers = (agree: jest.Mock) => ({
    my_agreements: () => ({ data: { items: [terms, privacy] } }),
    agree_to_documents: agree,
  });

  it('tells to what one agreed, and agrees to what is newer', async () => {
    const agree = jest.fn(() => ({ data: { items: [terms, privacy] } }));
    const toasts = render(<AgreementList />, answers(agree));
    const [first, second] = within(
      await screen.findByRole('list', { name: '你同意的條款' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      '2026/11/14(六) 19:00 同意版本 1.0；版本 1.1 自 2026/12/01(二) 生效',
    );
    expect(second).not.toHaveTextContent('還沒有');
    await userEvent.click(screen.getByRole('button', { name: '我看過了，同意目前的版本' }));
    await waitFor(() => expect(toasts.messages).toEqual(['已記錄你的同意']));
    expect(agree).toHaveBeenCalledWith({ p_versions: { terms: '1.1' } });
  });

  it('keeps the button when it did not arrive', async () => {
    const toasts = render(
      <AgreementList />,
      answers(jest.fn(() => ({ code: 'UNKNOWN', status: 500 }))),
    );
    await userEvent.click(await screen.findByRole('button', { name: '我看過了，同意目前的版本' }));
    await waitFor(() => expect(toasts.messages).toHaveLength(1));
    expect(screen.getByRole('button', { name: '我看過了，同意目前的版本' })).toBeEnabled();
  });
});
