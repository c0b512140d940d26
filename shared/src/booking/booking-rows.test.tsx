import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { bookingCard } from './booking.fixture';
import { BookingRows } from './booking-rows';
import type { BookingCard } from './booking.schema';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const show = (card: Partial<BookingCard>) =>
  renderInShell(<BookingRows bookings={[bookingCard(card)]} pathOf={(id) => `/bookings/${id}`} />);

test.each([
  ['a host who is asked', { side: 'host', status: 'requested' }, 150, '剩 2 小時回覆'],
  ['a host in the last hour', { side: 'host', status: 'requested' }, 40, '不到 1 小時可回覆'],
  ['a guest who has a price', { side: 'guest', status: 'quoted' }, 61, '剩 1 小時回覆'],
] as const)('%s reads how long there is to answer', (_, card, minutes, said) => {
  show({ ...card, respondBy: inMinutes(minutes) });
  expect(screen.getByText(said)).toBeVisible();
});

test.each([
  ['a host who has named a price', { side: 'host', status: 'quoted' }],
  ['a guest who has asked', { side: 'guest', status: 'requested' }],
  ['what is agreed', { side: 'host', status: 'confirmed' }],
] as const)('%s waits for nobody', (_, card) => {
  show({ ...card, respondBy: inMinutes(150) });
  expect(screen.queryByText(/小時/)).toBeNull();
});
