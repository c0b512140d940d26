import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editableRow } from '../../../data/organizer/organizer-event.fixtures';
import texts from '../../../locales/zh-TW.json';
import { CreateEventScreen } from '../create-event.screen';

/** The code of a step arrives late on a busy machine. */
const late = { timeout: 10_000 };
const usual = { start: '10:00', end: '18:00' };
const fridays = { week: { friday: usual }, dates: [], lastEntryMinutes: null };
const days = {
  ...editableRow().event,
  date: '2099-12-04',
  time: '10:00',
  endsAt: '2099-12-20T18:00:00+08:00',
};

function renderDays(event: object = days) {
  const toasts = createFakeToasts();
  const save = jest.fn((_args: Record<string, unknown>): FakeAnswer => ({
    data: { id: 'e1', status: 'draft', version: 4 },
  }));
  renderInShell(<CreateEventScreen />, {
    at: '/register-event?draft=e1&step=2',
    path: '/register-event',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        event_for_editing: () => ({ data: editableRow({ event }) }),
        save_event: save,
      }),
      toasts,
      session: createFakeSession(createFakeAccount({ canOrganize: true })),
    },
  });
  return { save, toasts, user: userEvent.setup() };
}
const savedWith = async (save: jest.Mock, columns: object) =>
  waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ p_event: columns }), {
    timeout: 5000,
  });

test('opening hours are said of what goes on for days, and of nothing else', async () => {
  renderDays(editableRow().event);
  expect(await screen.findByLabelText(/^結束時間/, {}, late)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '設定每天的開放時間' })).not.toBeInTheDocument();
});

test('closed weekdays, a day that differs and the last entry are named and saved', async () => {
  const { save, user } = renderDays();
  expect(await screen.findByText(/目前每天相同：每日 10:00–18:00/, {}, late)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '設定每天的開放時間' }));
  const dialog = await screen.findByRole('dialog', { name: '每天的開放時間' });
  await user.click(within(dialog).getByRole('checkbox', { name: '週一' }));
  await user.click(within(dialog).getByRole('button', { name: '新增日期' }));
  fireEvent.change(within(dialog).getByLabelText(/^日期 1(?! )/), {
    target: { value: '2099-12-08' },
  });
  await user.type(within(dialog).getByLabelText(/閉館前幾分鐘/), '30');
  await user.click(within(dialog).getByRole('button', { name: '套用' }));
  expect(await screen.findByText('週一休館')).toBeInTheDocument();
  expect(screen.getByText('12/08(二) 休館')).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
  await savedWith(save, {
    opening_hours: {
      week: { tuesday: usual, sunday: usual },
      dates: [{ date: '2099-12-08', start: null, end: null }],
      last_entry_minutes: 30,
    },
  });
});

test('what is wrong is said beside it: no day at all, and days that are none of the event', async () => {
  const { user } = renderDays({
    ...days,
    openingHours: fridays,
  });
  await user.click(await screen.findByRole('button', { name: '修改開放時間' }, late));
  const dialog = await screen.findByRole('dialog', { name: '每天的開放時間' });
  const send = () => user.click(within(dialog).getByRole('button', { name: '套用' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '週五' }));
  await send();
  expect(await within(dialog).findByText('至少要有一天開放')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: '週五' }));
  const date = async (number: number, value: string) => {
    await user.click(within(dialog).getByRole('button', { name: '新增日期' }));
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^日期 ${number}(?! )`)), {
      target: { value },
    });
  };
  await date(1, '2099-12-21');
  await date(2, '2099-12-07');
  await date(3, '2099-12-07');
  await send();
  expect(await within(dialog).findByText('不在活動期間')).toBeInTheDocument();
  expect(within(dialog).getByText('這一天已經在上面了')).toBeInTheDocument();
});

test('hours go back to the same every day, and come back', async () => {
  const { save, toasts, user } = renderDays({
    ...days,
    openingHours: fridays,
  });
  const said = jest.spyOn(toasts, 'info');
  await user.click(await screen.findByRole('button', { name: '改回每天相同' }, late));
  await savedWith(save, { opening_hours: null });
  const [, options] = said.mock.lastCall ?? [];
  act(() => options?.action?.onClick());
  expect(await screen.findByText(/週五 10:00–18:00/)).toBeInTheDocument();
});
