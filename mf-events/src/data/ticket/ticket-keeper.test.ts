import { ticketRow } from './ticket.fixtures';
import { keepTickets, readKeptTickets } from './ticket-keeper';

beforeEach(() => localStorage.clear());

test('kept tickets come back with the time they are from', () => {
  keepTickets('fan', [ticketRow()], 1_700_000_000_000);
  expect(readKeptTickets('fan')).toEqual({ rows: [ticketRow()], keptAt: 1_700_000_000_000 });
});

test('nobody sees the tickets of somebody else, and they leave the device', () => {
  keepTickets('fan', [ticketRow()]);
  expect(readKeptTickets('other')).toBeUndefined();
  keepTickets('other', []);
  expect(readKeptTickets('fan')).toBeUndefined();
});

test('what another version or another hand wrote is not trusted', () => {
  localStorage.setItem('spotlight.private.tickets.fan', '{"rows":[{"id":1}],"keptAt":1}');
  expect(readKeptTickets('fan')).toBeUndefined();
  localStorage.setItem('spotlight.private.tickets.fan', '{broken');
  expect(readKeptTickets('fan')).toBeUndefined();
});

test('a full storage does not keep the tickets from being shown', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepTickets('fan', [ticketRow()])).not.toThrow();
  refuse.mockRestore();
});
