import type { Sql } from '../../../supabase/stack/postgres/connect';
import { CATEGORIES, CITIES, type Population } from './population';

const KINDS = { person: 1, performer: 2, event: 3 };
type Kind = keyof typeof KINDS;

/** The id of the n-th thing of a kind. */
export const idOf = (kind: Kind, index: number): string =>
  `${KINDS[kind]}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Which thing of its kind an id names. */
export const indexOf = (id: string): number => Number(id.slice(-12));

/**
 * Writes what the site would know of a population at the split: never what is wanted afterwards. Triggers rest,
 * so the columns that they keep are written here; call it inside a transaction.
 */
export async function fillDatabase(sql: Sql, population: Population): Promise<void> {
  await sql`set local session_replication_role = replica`;
  const { people, performers, events, actions } = population;
  const insert = async (table: string, rows: Record<string, unknown>[]) => {
    await sql.unsafe(
      `insert into ${table} (${Object.keys(rows[0] ?? {}).join()})
       select ${Object.keys(rows[0] ?? {}).join()}
       from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(rows)],
    );
  };
  const daysAgo = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();

  await insert(
    'public.profiles',
    people.map((_, index) => ({
      id: idOf('person', index),
      username: `fan ${index}`,
      user_type: 'fan',
      role: 'fan',
      active_type: 'fan',
      locale: 'zh-TW',
      theme: 'system',
      notify_prefs: {},
      active: true,
      deleted: false,
    })),
  );
  await insert(
    'public.performer_profiles',
    performers.map((_, index) => ({
      id: idOf('performer', index),
      performer_name: `performer ${index}`,
      performance_type: 'artist',
      status: 'approved',
      is_deleted: false,
    })),
  );
  await insert(
    'public.events',
    events.map((event, index) => ({
      id: idOf('event', index),
      organizer_name: 'organizer',
      title: `event ${index}`,
      category: CATEGORIES[event.category],
      city: CITIES[event.city],
      location: 'place',
      date: daysAgo(event.day).slice(0, 10),
      time: '19:00',
      ends_at: daysAgo(event.day + 1),
      status: 'approved',
      offer_label: `NT$${event.price}`,
      offer_from: event.price,
      sale_state: 'on_sale',
      description: '',
    })),
  );
  await insert(
    'public.event_performers',
    events.flatMap((event, index) =>
      event.performers.map((performer, place) => ({
        event_id: idOf('event', index),
        performer_id: idOf('performer', performer),
        sort_order: place,
      })),
    ),
  );
  await insert(
    'public.artist_follows',
    people.flatMap(({ follows }, index) =>
      follows.map((performer) => ({
        user_id: idOf('person', index),
        performer_id: idOf('performer', performer),
        notify: true,
        created_at: daysAgo(-30),
      })),
    ),
  );
  await insert(
    'public.user_preferences',
    people.map(({ told, isMeasured }, index) => ({
      user_id: idOf('person', index),
      categories: told?.categories.map((category) => CATEGORIES[category]) ?? [],
      cities: told?.cities.map((city) => CITIES[city]) ?? [],
      price_max: told?.priceMax ?? null,
      is_measured: isMeasured,
    })),
  );

  const done = (kind: string) => actions.filter((action) => action.kind === kind);
  await insert(
    'public.event_registrations',
    done('register').map(({ person, event, day }, index) => ({
      id: `40000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      event_id: idOf('event', event),
      user_id: idOf('person', person),
      ticket_type_id: 'standard',
      registration_no: `R-${index}`,
      name: `fan ${person}`,
      email: `fan${person}@people.test`,
      phone: '0912345678',
      quantity: 1,
      unit_price: events[event]?.price ?? 0,
      status: 'confirmed',
      answers: [],
      registered_at: daysAgo(day),
    })),
  );
  await insert(
    'public.saved_items',
    done('save').map(({ person, event, day }) => ({
      user_id: idOf('person', person),
      entity_type: 'event',
      entity_id: idOf('event', event),
      created_at: daysAgo(day),
    })),
  );
  // A day of trends counts what everybody did; of accounts that are not measured it knows registrations alone.
  await sql.unsafe(
    `insert into public.engagement_events (visitor, day, entity_type, entity_id, action, at)
     select visitor, day, 'event', entity_id, action, day
     from jsonb_to_recordset($1::text::jsonb) as r (visitor text, day date, entity_id uuid, action text)
     on conflict do nothing`,
    [
      JSON.stringify(
        [...done('view'), ...done('save')]
          .filter(({ person }) => people[person]?.isMeasured)
          .map(({ person, event, kind, day }) => ({
            visitor: idOf('person', person),
            day: daysAgo(day).slice(0, 10),
            entity_id: idOf('event', event),
            action: kind,
          })),
      ),
    ],
  );
  await sql`
    insert into public.trend_daily (entity_type, entity_id, day, views, saves, registrations)
    select 'event', entity_id, day, sum(views), sum(saves), sum(registrations)
    from (
      select entity_id, day, count(*) filter (where action = 'view') as views,
        count(*) filter (where action = 'save') as saves, 0 as registrations
      from public.engagement_events group by entity_id, day
      union all
      select event_id, registered_at::date, 0, 0, count(*)
      from public.event_registrations group by event_id, registered_at::date
    ) as counted
    group by entity_id, day`;
  await sql`set local session_replication_role = origin`;
  await sql`select private.refresh_trends()`;
  await sql`analyze`;
}
