import { createPerformer } from './setup/bookings';
import { call } from './setup/callers';
import { createFreeEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Organizer {
  name: string;
  upcoming: number;
  past: number;
  performer: { id: string; name: string } | null;
  items: { title: string }[];
  total: number;
}
const read = (id: string | null, args: Record<string, string | number> = {}, as = null) =>
  call<Organizer | null>(database.sql, as, 'get_organizer', { p_id: id, ...args });

it('shows events to come, the nearest first, and those that were, the latest first', async () => {
  const organizer_id = await signUp(database.sql);
  const event = (title: string, inDays: number, status = 'approved') =>
    createFreeEvent(database.sql, {}, { title, inDays, status, organizer_id });
  await event('下個月', 30);
  await event('明天', 1);
  await event('上個月', -30);
  await event('昨天', -2);
  for (const status of ['draft', 'pending_approval', 'rejected', 'cancelled']) {
    await event(status, 5, status);
  }
  const titles = async (args: Record<string, string | number> = {}) =>
    (await read(organizer_id, args))?.items.map(({ title }) => title);
  expect(await read(organizer_id)).toMatchObject({
    name: '測試主辦',
    upcoming: 2,
    past: 2,
    total: 2,
    performer: null,
  });
  expect(await titles()).toEqual(['明天', '下個月']);
  expect(await titles({ p_when: 'past' })).toEqual(['昨天', '上個月']);
  expect(await titles({ p_when: 'past', p_page: 2, p_page_size: 1 })).toEqual(['上個月']);
});

it('names the page where one can follow them', async () => {
  const organizer_id = await signUp(database.sql);
  await createFreeEvent(database.sql, {}, { organizer_id });
  const id = await createPerformer(database.sql, organizer_id, { performer_name: '海霧' });
  expect((await read(organizer_id))?.performer).toEqual({ id, name: '海霧' });
  await database.sql`update public.performer_profiles set status = 'pending' where id = ${id}`;
  expect((await read(organizer_id))?.performer).toBeNull();
});

it('is nobody’s who has nothing to show, is disabled, or never was', async () => {
  const organizer_id = await signUp(database.sql);
  await createFreeEvent(database.sql, {}, { organizer_id, status: 'pending_approval' });
  expect(await read(organizer_id)).toBeNull();
  await createFreeEvent(database.sql, {}, { organizer_id });
  expect(await read(organizer_id)).not.toBeNull();
  await database.sql`update public.profiles set active = false where id = ${organizer_id}`;
  expect(await read(organizer_id)).toBeNull();
  expect(await read(null)).toBeNull();
});
