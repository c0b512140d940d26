import { addTicketType, createEvent, createFreeEvent, registrationFor } from './events';
import { call } from './callers';
import { signUp, signUpSuperadmin } from './people';
import type { Sql } from './test-database';

/** Everybody who knocks at the tables. Null is a visitor without a token. */
export const callers = [
  'signedOut',
  'owner',
  'other',
  'venueOwner',
  'disabled',
  'superadmin',
] as const;
export type Caller = (typeof callers)[number];

export interface AccessFixture {
  people: Record<Caller, string | null>;
}

/**
 * Two people, `owner` and `disabled`, with one row of everything that can be theirs, none of it
 * public; the second one's account is switched off afterwards. The other callers own nothing of it.
 */
export async function arrangeAccess(sql: Sql): Promise<AccessFixture> {
  const [owner, disabled, other, venueOwner, superadmin] = await Promise.all([
    signUp(sql),
    signUp(sql),
    signUp(sql),
    signUp(sql, { metadata: { user_type: 'venue' } }),
    signUpSuperadmin(sql),
  ]);
  const [performer] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (performer_name, performance_type, status)
    values ('公開表演者', 'band', 'approved') returning id`;
  const publicEvent = await createFreeEvent(sql);
  await sql`
    insert into public.event_performers (event_id, performer_id)
    values (${publicEvent}, ${performer?.id ?? ''})`;

  for (const person of [owner, disabled]) {
    const draft = await createEvent(sql, { status: 'draft', organizer_id: person });
    await addTicketType(sql, draft);
    await sql`
      insert into public.venues (owner_id, name, type, location, city, capacity, price_per_hour)
      values (${person}, '草稿場地', '酒吧', '某路 1 號', 'taipei', 10, 100)`;
    await sql`
      insert into public.performer_profiles (owner_id, performer_name, performance_type)
      values (${person}, '待審表演者', 'dj')`;
    await sql`
      insert into public.artist_follows (user_id, performer_id)
      values (${person}, ${performer?.id ?? ''})`;
    await sql`
      insert into public.advertisements (client_id, title, start_date, end_date)
      values (${person}, '廣告', current_date, current_date)`;
    await call(sql, person, 'register_for_event', registrationFor(publicEvent));
    await call(sql, person, 'contact_organizer', { p_event_id: publicEvent, p_body: '請問' });
    await call(sql, person, 'log_security_event', { p_action: 'test', p_success: true });
    await sql`update public.profiles set can_post_ads = true where id = ${person}`;
  }
  await call(sql, null, 'log_page_not_found', { p_path: '/nowhere' });
  await sql`
    insert into public.website_images (image_key, image_url) values ('icon', 'https://x.test/i.png')`;
  await sql`
    insert into public.website_content (content_key, content_value) values ('homepage_title', '標題')`;
  await sql`
    insert into public.website_banners (banner_key, title, page) values ('one', '橫幅', 'home')`;
  await sql`update public.profiles set active = false where id = ${disabled}`;

  return { people: { signedOut: null, owner, other, venueOwner, disabled, superadmin } };
}
