import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gig, gigDetail } from '../../data/gig/gig.fixture';
import texts from '../../locales/zh-TW.json';
import { GigFormScreen } from './gig-form.screen';

function renderForm(functions: FakeFunctions = {}, search = '') {
  const toasts = createFakeToasts();
  const save = jest.fn((_args: Record<string, unknown>) => ({ data: gig({ isMine: true }) }));
  const move = jest.fn((_args: Record<string, unknown>) => ({ data: gig({ isMine: true }) }));
  const view = renderInShell(<GigFormScreen />, {
    at: `/gigs/new${search}`,
    path: '/gigs/new',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_venues: () => ({ data: [{ id: 'v1', name: '回聲廳', city: 'tainan' }] }),
        save_gig: save,
        set_gig_status: move,
        ...functions,
      }),
    },
  });
  return { ...view, toasts, save, move };
}

const set = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill() {
  set(/^標題/, '店慶徵開場樂團');
  set(/^說明/, '週末店慶，需要三十分鐘的不插電演出。');
  set(/^日期/, '2199-01-31');
  set(/^開始/, '22:00');
  set(/^結束/, '01:00');
  set(/^每組預算/, '8000');
}

test('everything that is wrong is said at once, and nothing is sent', async () => {
  const { save } = renderForm();
  await userEvent.click(await screen.findByRole('button', { name: '公開徵演' }));
  expect(await screen.findByText('請填標題。')).toBeVisible();
  for (const sentence of ['請寫至少 10 個字。', '請選擇城市。', '請填地點，或選擇你的場地。']) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
  expect(save).not.toHaveBeenCalled();
});

test('an own venue brings its city along; a night ends on the next day', async () => {
  const { save, move, toasts } = renderForm();
  await screen.findByRole('option', { name: '回聲廳' });
  fill();
  set(/^你的場地/, 'v1');
  expect(screen.getByLabelText(/^城市/)).toHaveValue('tainan');
  await userEvent.click(screen.getByRole('button', { name: '公開徵演' }));
  await waitFor(() => expect(toasts.messages).toEqual(['徵演已公開，有人應徵時會通知你']));
  expect(save).toHaveBeenCalledWith({
    p_id: null,
    p_updated_at: null,
    p_idempotency_key: expect.any(String) as string,
    p_gig: expect.objectContaining({
      venue_id: 'v1',
      city: 'tainan',
      location: null,
      performance_type: null,
      start_at: '2199-01-31T14:00:00.000Z',
      end_at: '2199-01-31T17:00:00.000Z',
      budget: 8000,
      slots: 1,
    }),
  });
  expect(move).toHaveBeenCalledWith({ p_gig_id: gig().id, p_status: 'open' });
});

test('a draft that could not be opened is not saved a second time', async () => {
  let isBroken = true;
  const { save } = renderForm({
    set_gig_status: () => (isBroken ? { code: 'SERVER' } : { data: gig({ isMine: true }) }),
  });
  await screen.findByRole('option', { name: '回聲廳' });
  fill();
  set(/^你的場地/, 'v1');
  await userEvent.click(screen.getByRole('button', { name: '公開徵演' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '公開徵演' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([args]) => args['p_id'])).toEqual([null, gig().id]);
});

test('an open one is changed where it is; one that is over is not', async () => {
  const { move, toasts } = renderForm(
    { get_gig: () => ({ data: gigDetail({ isMine: true, awardedCount: 2 }) }) },
    `?gig=${gig().id}`,
  );
  expect(await screen.findByLabelText(/^標題/)).toHaveValue('店慶徵開場樂團');
  // Booked are these hours at this place.
  expect(screen.getByText(/這裡不能再改/)).toBeVisible();
  expect(screen.queryByLabelText(/^日期/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^城市/)).not.toBeInTheDocument();
  set(/^徵幾組/, '1');
  await userEvent.click(screen.getByRole('button', { name: '儲存變更' }));
  expect(await screen.findByText('請填 2 到 50 之間的整數。')).toBeVisible();
  set(/^徵幾組/, '3');
  await userEvent.click(screen.getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已儲存變更']));
  expect(move).not.toHaveBeenCalled();
});

test('who applied says yes anew to other hours, which the form tells', async () => {
  renderForm(
    { get_gig: () => ({ data: gigDetail({ isMine: true, waitingCount: 3 }) }) },
    `?gig=${gig().id}`,
  );
  expect(await screen.findByText(/已有 3 件應徵待回覆。改了時間、地點/)).toBeVisible();
  expect(screen.getByLabelText(/^日期/)).toBeVisible();
});

test('who comes too late reads that it cannot be edited any more', async () => {
  renderForm(
    { get_gig: () => ({ data: gigDetail({ isMine: true, status: 'closed' }) }) },
    `?gig=${gig().id}`,
  );
  expect(await screen.findByRole('heading', { name: '不能編輯這個徵演' })).toBeVisible();
});
