import { bookingCard } from '@spotlight/shared/booking/fixture';
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
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { AvailabilityScreen } from './availability.screen';

const block = {
  id: 'k1',
  startAt: '2030-03-06T05:00:00Z',
  endAt: '2030-03-06T07:00:00Z',
  reason: '讀書會',
  source: 'phone',
  contactName: '陳小姐',
  contactPhone: '0912345678',
  attendees: 12,
  total: 3600,
};

// A week in which nothing is over: 2030-03-04 is a Monday.
const calendar = {
  from: '2030-03-04',
  to: '2030-03-10',
  opening: [{ startAt: '2030-03-05T02:00:00Z', endAt: '2030-03-05T14:00:00Z' }],
  bookings: [
    bookingCard({
      side: 'host',
      status: 'confirmed',
      startAt: '2030-03-05T06:00:00Z',
      endAt: '2030-03-05T09:00:00Z',
    }),
  ],
  phoneBookings: [],
  blocks: [block],
  exceptions: [],
  sources: [],
  feedSince: null,
};

function renderAvailability(
  functions: FakeFunctions = {},
  at = '/venue-availability?day=2030-03-05',
) {
  const toasts = createFakeToasts();
  renderInShell(<AvailabilityScreen />, {
    at,
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue()] }),
        my_calendar: () => ({ data: calendar }),
        ...functions,
      }),
    },
  });
  return toasts;
}

test('visitors without a venue in mind are led to the venues', async () => {
  renderInShell(<AvailabilityScreen />, {
    at: '/venue-availability',
    texts: { venues: texts },
    services: { backend: createFakeBackend({}) },
  });
  expect(await screen.findByRole('link', { name: '瀏覽場地' })).toHaveAttribute(
    'href',
    '/book-venue',
  );
});

test('a host sees the week: what is booked leads to its page, and what it brings is counted', async () => {
  renderAvailability();
  const booked = await screen.findByRole('link', { name: /生咖活動\s*14:00–17:00/ });
  expect(booked).toHaveAttribute('href', '/bookings/b1');
  expect(screen.getByText('5 小時')).toBeVisible();
  expect(screen.getByText('預估收入 NT$11,600')).toBeVisible();
});

test('hours are chosen by keys and blocked', async () => {
  const user = userEvent.setup();
  const standing = [
    {
      booking_id: 'b1',
      name: '王小明',
      start_at: '2030-03-06T04:00:00+00:00',
      end_at: '2030-03-06T05:00:00+00:00',
    },
  ];
  const add = jest.fn((_args: object) => ({ data: { id: 'k2', standing } }));
  const toasts = renderAvailability({ add_block: add });
  const choice = await screen.findByRole('button', { name: '新增檔期：03/04(一) 10:00–11:00' });
  choice.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(choice).toHaveAccessibleName('新增檔期：03/06(三) 11:00–12:30');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '新增檔期' });
  await user.type(within(dialog).getByLabelText(/^原因/), '清潔');
  await user.click(within(dialog).getByRole('button', { name: '封鎖這個時段' }));
  await waitFor(() =>
    expect(toasts.messages).toEqual([
      '已封鎖這個時段 其中 1 筆預訂仍然成立：2030/03/06(三) 12:00–13:00 王小明',
    ]),
  );
  expect(add.mock.calls[0]?.[0]).toEqual({
    p_type: 'venue',
    p_id: ownVenue().id,
    p_start_at: '2030-03-06T11:00:00+08:00',
    p_end_at: '2030-03-06T12:30:00+08:00',
    p_reason: '清潔',
  });
});

test('a booking by phone asks for a name, and says when the hours are taken', async () => {
  const user = userEvent.setup();
  const add = jest.fn((_args: object) => ({ code: 'SLOT_TAKEN' as const }));
  renderAvailability({ add_phone_booking: add });
  await user.click(await screen.findByRole('button', { name: '新增檔期' }));
  const dialog = await screen.findByRole('dialog', { name: '新增檔期' });
  await user.click(within(dialog).getByText('電話預訂'));
  await user.click(within(dialog).getByRole('button', { name: '儲存預訂' }));
  expect(await within(dialog).findByText('請填寫客人姓名。')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^客人姓名/), '陳小姐');
  await user.click(within(dialog).getByRole('button', { name: '儲存預訂' }));
  expect(await within(dialog).findByText(/此時段已被其他預訂佔用/)).toBeVisible();
  expect(within(dialog).getByLabelText(/^客人姓名/)).toHaveValue('陳小姐');
});

test('a booking by phone shows who it is for, and gives its hours back', async () => {
  const user = userEvent.setup();
  const remove = jest.fn((_args: object) => ({ data: { id: 'k1' } }));
  const toasts = renderAvailability({ remove_block: remove });
  await user.click(await screen.findByRole('button', { name: /讀書會/ }));
  const dialog = await screen.findByRole('dialog', { name: '讀書會' });
  expect(within(dialog).getByText('0912345678')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '移除' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已移除，時段重新開放']));
  expect(remove).toHaveBeenCalledWith({ p_block_id: 'k1' });
});

test('the list says the same as the week', async () => {
  renderAvailability({}, '/venue-availability?view=list&day=2030-03-04');
  expect(await screen.findByRole('link', { name: '生咖活動' })).toBeVisible();
  expect(screen.getByText('13:00–15:00・電話預訂・陳小姐・NT$3,600')).toBeVisible();
});
