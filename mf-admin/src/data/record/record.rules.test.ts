import { mayReadLog } from './record.rules';

const editor = { adminRole: 'editor', flags: { can_manage_events: true, can_manage_users: false } };

it('is for who manages things of the kind, and for superadmins', () => {
  expect(mayReadLog(editor, 'events')).toBe(true);
  expect(mayReadLog(editor, 'event_registrations')).toBe(true);
  expect(mayReadLog(editor, 'profiles')).toBe(false);
  expect(mayReadLog(editor, 'orders')).toBe(false);
  expect(mayReadLog({ adminRole: 'superadmin', flags: {} }, 'orders')).toBe(true);
});
