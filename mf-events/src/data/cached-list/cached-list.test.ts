import { ticketRow } from '../ticket/ticket.fixtures';
import { ticketRowsSchema } from '../ticket/ticket.schema';
import { cachedList } from './cached-list';

const tickets = cachedList('tickets', ticketRowsSchema);

beforeEach(() => localStorage.clear());

test('cached rows come back with the time they are from', () => {
  tickets.save('fan', [ticketRow()], 1_700_000_000_000);
  expect(tickets.read('fan')).toEqual({ rows: [ticketRow()], cachedAt: 1_700_000_000_000 });
});

test('nobody sees the tickets of somebody else, and they leave the device', () => {
  tickets.save('fan', [ticketRow()]);
  expect(tickets.read('other')).toBeUndefined();
  tickets.save('other', []);
  expect(tickets.read('fan')).toBeUndefined();
});

test('what another version or another hand wrote is not trusted', () => {
  localStorage.setItem('spotlight.private.tickets.fan', '{"rows":[{"id":1}],"cachedAt":1}');
  expect(tickets.read('fan')).toBeUndefined();
  localStorage.setItem('spotlight.private.tickets.fan', '{broken');
  expect(tickets.read('fan')).toBeUndefined();
});

test('a full storage does not keep the tickets from being shown', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => tickets.save('fan', [ticketRow()])).not.toThrow();
  refuse.mockRestore();
});
