import { readUsers, writeUsers } from './user.rules';

it('keeps the role in the address, and drops one that does not exist', () => {
  const filters = readUsers(new URLSearchParams('role=venue&q=林&page=2'));
  expect(filters).toMatchObject({ role: 'venue', query: '林', page: 2 });
  expect(readUsers(new URLSearchParams(writeUsers(filters)))).toEqual(filters);
  expect(readUsers(new URLSearchParams('role=root')).role).toBe('');
});
