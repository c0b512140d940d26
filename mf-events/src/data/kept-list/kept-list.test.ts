import { ticketRow } from '../ticket/ticket.fixtures';
import { ticketRowsSchema } from '../ticket/ticket.schema';
import { keptList } from './kept-list';

const tickets = keptList('tickets', ticketRowsSchema);

beforeEach(() => localStorage.clear());

test('kept rows come back with the time they are from', () => {
  tickets.keep('fan', [ticketRow()], 1_700_000_000_000);
  expect(tickets.read('fan')).toEqual({ rows: [ticketRow()], keptAt: 1_700_000_000_000 });
});

test('nobody sees the tickets of somebody else, and they leave the device', () => {
  tickets.keep('fan', [ticketRow()]);
  expect(tickets.read('other')).toBeUndefined();
  tickets.keep('other', []);
  expect(tickets.read('fan')).toBeUndefined();
});

test('what another version or another hand wrote is not trusted', () => {
  localStorage.setItem('spotlight.private.tickets.fan', '{"rows":[{"id":1}],"keptAt":1}');
  expect(tickets.read('fan')).toBeUndefined();
  localStorage.setItem('spotlight.private.tickets.fan', '{broken');
  expect(tickets.read('fan')).toBeUndefined();
});

test('a full storage does not keep the tickets from being shown', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => tickets.keep('fan', [ticketRow()])).not.toThrow();
  refuse.mockRestore();
});
