import type { Sql } from '../../../supabase/stack/postgres/connect';
import { backOffice } from './back-office';
import { backOfficeRooms } from './back-office-rooms';
import { forMembers } from './for-members';
import { freeTime } from './free-time';
import { goodsAndSpots } from './goods-and-spots';
import { at, dayFrom, type Request, type Scenario, type Subjects } from './scenario';

export async function readSubjects(sql: Sql): Promise<Subjects> {
  const [row] = await sql<Subjects[]>`
    select
      array(
        select event_id from public.ticket_stock
        where ticket_type_id = '*' and capacity - sold > 150000
        order by sold desc, event_id
      ) as events,
      array(select id from public.profiles where email like 'fan5____@bench.test' order by id)
        as buyers,
      array(select id from public.profiles where email like 'fan4____@bench.test' order by id)
        as fans,
      array(select id from private.cities()) as cities,
      array(
        select id from public.venues where status = 'approved' and deleted_at is null order by id
      ) as venues,
      (
        select jsonb_agg(jsonb_build_object('venue', id, 'owner', owner_id) order by id)
        from public.venues where status = 'approved' and deleted_at is null
      ) as hosts,
      array(
        select p.id from public.performer_profiles as p
        join public.performer_availability as a on a.performer_id = p.id
        where p.status = 'approved' and not p.is_deleted order by p.id
      ) as stages,
      (
        select jsonb_agg(jsonb_build_object('performer', id, 'owner', owner_id) order by id)
        from public.performer_profiles
        where status = 'approved' and not is_deleted and owner_id is not null
      ) as acts,
      array(select id from public.performer_profiles order by id) as performers,
      (select id from public.profiles where email = 'admin@bench.test') as admin`;
  if (!row || row.events.length < 100 || row.buyers.length < 10_000)
    throw new Error('The data of the bench is not there.');
  return row;
}

const categories = ['生咖活動', '主題派對', '主題展', '限定快閃活動', '拍攝聖地巡禮'];

/** Two characters have no trigram. The first three stand in a third, a tenth and a fifth of all texts. */
const shortWords = ['台北', '生日', '市集', '星野', '藍色', '雨音', '高雄', '月奈', '快閃', '沐晨'];
const longWords = [
  '手作市集',
  'Luna',
  '華山文創園區',
  'neon 派對',
  '不插電之夜',
  '星野 攝影展',
  'Paper Moon',
  '限定場 4711',
  '沒有這種東西',
  '聖地巡禮 台南',
];

/** Nothing has these words; something is near all but the last. */
const misspelled = [
  '手作市及',
  'lunna',
  '華山文創圓區',
  'velvett 派對',
  '攝影展星野',
  'papermoon',
  '不插電知夜 台北',
  'polarais',
  '周年記念',
  '沒有這種東西嗎',
];

/** What is asked for while each of these is typed, a character at a time. */
const typed = [
  '台北',
  '生日應援',
  '星野',
  'luna party',
  '手作市集',
  'neon',
  '海',
  'a',
  '沒有這種東西',
];
const typings = typed.flatMap((word) => Array.from(word, (_, n) => word.slice(0, n + 1)));

/** What is measured. The aims are those of docs/database/performance.md. */
export function scenarios(subjects: Subjects): Scenario[] {
  const { events, buyers, cities } = subjects;
  const search = (args: Request['args']): Request => ({
    function: 'search_events',
    args,
    userId: null,
  });
  const suggest = (query: string): Request => ({
    function: 'search_suggestions',
    args: { p_query: query },
    userId: null,
  });
  const hold = (eventId: string, n: number): Request => ({
    function: 'hold_tickets',
    args: {
      p_event_id: eventId,
      p_items: [{ ticket_type_id: 'standard', quantity: 1 + (n % 2) }],
      p_name: '王小明',
      p_email: 'ming@bench.test',
      p_phone: '0912345678',
      p_expected_total: 600 * (1 + (n % 2)),
    },
    userId: at(buyers, n),
  });
  const list = { p99Ms: 50 };

  return [
    {
      name: 'list: first pages',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => search({ p_page: 1 + (n % 5) }),
    },
    {
      name: 'list: city and category',
      aim: list,
      request: (n) => search({ p_city: at(cities, n), p_category: at(categories, n) }),
    },
    {
      name: 'list: days',
      aim: list,
      request: (n) =>
        search({ p_date_from: dayFrom(n % 200), p_date_to: dayFrom((n % 200) + (n % 3) * 15) }),
    },
    {
      name: 'list: the past, too',
      aim: list,
      request: (n) => search({ p_date_from: dayFrom(-30 * (1 + (n % 20))), p_city: at(cities, n) }),
    },
    {
      name: 'list: most wanted',
      aim: list,
      request: (n) => search({ p_sort: 'popular', p_page: 1 + (n % 5) }),
    },
    {
      name: 'list: lowest price',
      aim: list,
      request: (n) => search({ p_sort: 'price', p_page: 1 + (n % 5) }),
    },
    {
      name: 'list: last pages',
      aim: list,
      request: (n) => search({ p_page: 1_000_000, p_page_size: 12 + (n % 12) }),
    },
    {
      name: 'search: two characters',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => search({ p_query: at(shortWords, n) }),
    },
    {
      name: 'search: longer words',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => search({ p_query: at(longWords, n) }),
    },
    {
      name: 'search: misspelled words',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => search({ p_query: at(misspelled, n) }),
    },
    {
      name: 'search: in a city, most wanted',
      aim: list,
      request: (n) =>
        search({
          p_query: at([...shortWords, ...longWords], n),
          p_city: at(cities, n),
          p_sort: 'popular',
        }),
    },
    {
      name: 'suggestions: while somebody types',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => suggest(at(typings, n)),
    },
    {
      name: 'suggestions: misspelled words',
      aim: list,
      isAskedOverHttp: true,
      request: (n) => suggest(at(misspelled, n)),
    },
    {
      name: 'hold: two hundred events',
      aim: { perSecond: 100 },
      // Whoever has bought of one event comes back for the next one.
      request: (n) => hold(at(events.slice(1), n + Math.floor(n / buyers.length)), n),
    },
    {
      name: 'hold: everybody wants the same',
      aim: { perSecond: 100 },
      request: (n) => hold(events[0] as string, n),
    },
    ...freeTime(subjects),
    ...forMembers(subjects),
    ...goodsAndSpots(subjects),
    ...backOffice(subjects),
    ...backOfficeRooms(subjects),
  ];
}
