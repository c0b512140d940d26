/** What a card says: its title, and everything below. */
export interface Card {
  id: string;
  title: string;
  lines: string[];
}

type Row = Record<string, string | number | null> & { id: string };

interface Backend {
  url: string;
  publishableKey: string;
}

/** The first page of events, as the site itself lists them; those that can be registered for. */
export const readEvents = (backend: Backend): Promise<Card[]> =>
  readCards(backend, 'search_events', 'title', [
    'category',
    'description',
    'date',
    'location',
    'price',
  ]);

export const readVenues = (backend: Backend): Promise<Card[]> =>
  readCards(backend, 'search_venues', 'name', ['type', 'city', 'district', 'price_per_hour']);

export const readPerformers = (backend: Backend): Promise<Card[]> =>
  readCards(backend, 'search_performers', 'performer_name', ['category', 'city', 'follower_count']);

/** Those who celebrate this month. */
export const readBirthdays = (backend: Backend): Promise<Card[]> =>
  readCards(backend, 'birthdays_in_month', 'performer_name', ['category', 'next_date']);

/** The first page of the list beside the support map. */
export const readSpots = async (backend: Backend): Promise<Card[]> => {
  const spots = await readCards(backend, 'support_spots_on_map', 'title', [
    'kind',
    'starts_on',
    'opens',
    'address',
  ]);
  return spots.slice(0, SPOTS_ON_PAGE);
};

export const readAdProducts = (backend: Backend): Promise<Card[]> =>
  readCards(backend, 'list_ad_products', 'name', ['category', 'description', 'unit_price', 'unit']);

const SPOTS_ON_PAGE = 20;

/** Lists are answered as a page, as what a map shows, or as they are. */
type Answer = Row[] | { items: Row[] } | { pins: Row[] };

const rowsOf = (answer: Answer): Row[] =>
  'items' in answer ? answer.items : 'pins' in answer ? answer.pins : answer;

async function readCards(
  { url, publishableKey }: Backend,
  fn: string,
  title: string,
  lines: readonly string[],
): Promise<Card[]> {
  const size = fn.startsWith('search_') ? '?p_page_size=12' : '';
  const answer = await fetch(`${url}/rest/v1/rpc/${fn}${size}`, {
    headers: { apikey: publishableKey },
  });
  if (!answer.ok) throw new Error(`${fn} answered ${answer.status}`);
  return rowsOf((await answer.json()) as Answer).map((row) => ({
    id: row.id,
    title: String(row[title]),
    lines: lines.map((name) => String(row[name] ?? '')),
  }));
}
