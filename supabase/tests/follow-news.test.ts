import { createPerformer } from './setup/back-office';
import { call, type Argument } from './setup/callers';
import { createEvent } from './setup/events';
import { createProduct, createShop } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { createArtist } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let fan: string;
beforeEach(async () => {
  fan = await signUp(database.sql);
});

const as = <T>(person: string, name: string, args: Record<string, Argument>) =>
  call<T>(database.sql, person, name, args);
const follow = (performer: string, person = fan, isTold = true) =>
  as(person, 'follow_artist', { p_performer_id: performer, p_follow: true, p_notify: isTold });
const decide = async (type: string, id: string, status: string) =>
  as(await signUpSuperadmin(database.sql), 'decide', {
    p_entity_type: type,
    p_entity_id: id,
    p_status: status,
  });
/** The clock comes round, twice: nothing is told again. */
const tell = async () => {
  await database.sql`select private.tell_followers()`;
  await database.sql`select private.tell_followers()`;
};
const toldTo = async (person = fan) =>
  (
    await database.sql<{ kind: string; link: string; params: Record<string, unknown> }[]>`
      select kind, link, params from public.notifications
      where user_id = ${person} and kind like 'artist.%' order by created_at, id`
  ).map((row) => ({ ...row }));

async function waitingEvent(...performers: string[]) {
  const event = await createEvent(database.sql, { status: 'pending_approval', title: '月光場' });
  for (const performer of performers) {
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
  }
  return event;
}

describe('an event', () => {
  it('is told to the followers of who is on stage once it is approved, with its day and place', async () => {
    const performer = await createPerformer(database.sql);
    const event = await waitingEvent(performer);
    await follow(performer);
    await tell();
    expect(await toldTo()).toEqual([]);

    await decide('events', event, 'approved');
    await tell();
    expect(await toldTo()).toEqual([
      {
        kind: 'artist.event',
        link: `/events/${event}`,
        params: expect.objectContaining({ event: '月光場', place: '測試場地' }) as object,
      },
    ]);
    const mails = await database.sql`select kind from private.mails where user_id = ${fan}`;
    expect(mails.map(({ kind }) => kind as string)).toEqual(['artist.event']);
  });

  it('is told once to who follows several of its performers, and once for all when it comes back', async () => {
    const [one, other] = [
      await createPerformer(database.sql),
      await createPerformer(database.sql),
    ] as const;
    const event = await waitingEvent(one, other);
    await follow(one);
    await follow(other);
    await decide('events', event, 'approved');
    await tell();
    await database.sql`update public.events set status = 'pending_approval' where id = ${event}`;
    await decide('events', event, 'approved');
    await tell();
    expect(await toldTo()).toHaveLength(1);
  });

  it('is told when somebody joins its line-up later', async () => {
    const performer = await createPerformer(database.sql);
    await follow(performer);
    const event = await createEvent(database.sql);
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    await tell();
    expect(await toldTo()).toHaveLength(1);
  });

  it('is told to nobody who switched the bell off, followed later, or follows no more', async () => {
    const performer = await createPerformer(database.sql);
    const [quiet, late, gone] = [
      await signUp(database.sql),
      await signUp(database.sql),
      await signUp(database.sql),
    ];
    await follow(performer, quiet, false);
    await follow(performer, gone);
    const event = await waitingEvent(performer);
    await decide('events', event, 'approved');
    await follow(performer, late);
    await as(gone, 'follow_artist', { p_performer_id: performer, p_follow: false });
    await tell();
    for (const person of [quiet, late, gone]) expect(await toldTo(person)).toEqual([]);
  });

  it.each([
    ['was called off', "status = 'cancelled'"],
    ['is over', "ends_at = starts_at + interval '1 millisecond'"],
  ])('is not told any more when it %s meanwhile', async (_, change) => {
    const performer = await createPerformer(database.sql);
    await follow(performer);
    const event = await createEvent(database.sql, { inDays: 0, time: '00:00' });
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    await database.sql.unsafe(`update public.events set ${change} where id = '${event}'`);
    await tell();
    expect(await toldTo()).toEqual([]);
  });

  it('reaches many followers some at a time, each once', async () => {
    const performer = await createPerformer(database.sql);
    await database.sql`
      with people as (
        insert into auth.users (id, email)
        select gen_random_uuid(), 'follower-' || n || '-' || ${performer} || '@people.test'
        from generate_series(1, 1100) as n returning id
      )
      select count(*) from people`;
    await database.sql`
      insert into public.artist_follows (user_id, performer_id)
      select u.id, ${performer} from auth.users as u
      where u.email like 'follower-%' || ${performer} || '@people.test'`;
    const event = await waitingEvent(performer);
    await decide('events', event, 'approved');
    const told = async () => {
      await database.sql`select private.tell_followers()`;
      const [row] = await database.sql<{ people: number; all: number }[]>`
        select count(distinct user_id)::int as people, count(*)::int as "all"
        from public.notifications where link = ${`/events/${event}`} and kind = 'artist.event'`;
      return { ...row };
    };
    expect(await told()).toEqual({ people: 500, all: 500 });
    expect(await told()).toEqual({ people: 1000, all: 1000 });
    expect(await told()).toEqual({ people: 1100, all: 1100 });
    expect(await told()).toEqual({ people: 1100, all: 1100 });
  });
});

it('goods are told when they go on sale, another size of them is not', async () => {
  const shop = await createShop(database.sql);
  await follow(shop.performer);
  const first = await createProduct(database.sql, shop, { status: 'pending', name: '毛巾' });
  await decide('products', first, 'active');
  const size = await createProduct(database.sql, shop, {
    status: 'pending',
    name: '毛巾',
    variant: 'L',
    family_id: first,
  });
  await decide('products', size, 'active');
  await tell();
  expect(await toldTo()).toMatchObject([
    {
      kind: 'artist.product',
      link: `/performers/${shop.performer}/products/${first}`,
      params: { title: '毛巾' },
    },
  ]);
});

it('a campaign of fans is told when it opens', async () => {
  const artist = await createArtist(database.sql, { name: '月光' });
  await follow(artist);
  const { id } = await as<{ id: string }>(await signUp(database.sql), 'save_campaign', {
    p_artist_id: artist,
    p_title: '燈箱',
    p_description: '一起送一面燈箱。',
    p_goal: 1000,
    p_milestones: [],
    p_ends_at: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    p_submit: true,
  });
  await tell();
  expect(await toldTo()).toEqual([]);
  const admin = await signUpSuperadmin(database.sql);
  await as(admin, 'decide_campaign', { p_id: id, p_status: 'open' });
  await tell();
  expect(await toldTo()).toMatchObject([
    {
      kind: 'artist.campaign',
      link: `/birthday/campaigns/${id}`,
      params: { artist: '月光', title: '燈箱' },
    },
  ]);
});

describe('a birthday', () => {
  const noteAt = (hour: number) => database.sql`select private.note_birthdays_at(${hour})`;

  it.each([
    ['artist.birthday', 0],
    ['artist.birthday_soon', 14],
  ])('is told as %s, %s days ahead, once and not at night', async (kind, days) => {
    const artist = await createArtist(database.sql, { name: '月光', birthdayInDays: days });
    await follow(artist);
    await noteAt(8);
    await tell();
    expect(await toldTo()).toEqual([]);
    await noteAt(9);
    await tell();
    await noteAt(10);
    await tell();
    expect(await toldTo()).toMatchObject([
      { kind, link: `/birthday/artist/${artist}`, params: { artist: '月光' } },
    ]);
  });

  it('is no news on any other day', async () => {
    await follow(await createArtist(database.sql, { birthdayInDays: 13 }));
    await noteAt(9);
    await tell();
    expect(await toldTo()).toEqual([]);
  });
});

it('what was told long ago is forgotten', async () => {
  const performer = await createPerformer(database.sql);
  await decide('events', await waitingEvent(performer), 'approved');
  await tell();
  await database.sql`
    update private.follow_news set told_at = now() - interval '401 days'
    where performer_id = ${performer}`;
  await database.sql`select private.note_birthdays()`;
  expect(
    await database.sql`select from private.follow_news where performer_id = ${performer}`,
  ).toHaveLength(0);
});
