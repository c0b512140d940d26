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

async function readCards(
  { url, publishableKey }: Backend,
  fn: string,
  title: string,
  lines: readonly string[],
): Promise<Card[]> {
  const answer = await fetch(`${url}/rest/v1/rpc/${fn}?p_page_size=12`, {
    headers: { apikey: publishableKey },
  });
  if (!answer.ok) throw new Error(`${fn} answered ${answer.status}`);
  const { items } = (await answer.json()) as { items: Row[] };
  return items.map((row) => ({
    id: row.id,
    title: String(row[title]),
    lines: lines.map((name) => String(row[name] ?? '')),
  }));
}
