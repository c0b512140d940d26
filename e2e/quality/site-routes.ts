import type { Access } from '@spotlight/shared/contract';
import type { APIRequestContext } from '@playwright/test';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import { sized } from '../../tools/run-size/run-size';
import { shellPages } from '../../shell/src/screens/shell-pages';
import { signInToApi, type ApiCaller } from '../support/api';
import { demoPeople } from '../support/people';

/** Who looks at a page: nobody signed in, or one of the demo people. */
export type Viewer = 'visitor' | keyof typeof demoPeople;

export interface SiteRoute {
  path: string;
  viewer: Viewer;
  /** The package that answers it. */
  owner: string;
  /** What its manifest calls it: without the things of this installation. */
  pattern: string;
}

interface RegistryAnswer {
  remotes: Record<
    string,
    { active: string; versions: Record<string, { manifest: ModuleManifest }> }
  >;
}

/** Every page that the site answers: the shell's own, and what the registry's manifests state. */
export async function listPages(request: APIRequestContext) {
  const registry = (await (await request.get('/registry/registry.json')).json()) as RegistryAnswer;
  const manifests = Object.values(registry.remotes).flatMap(
    ({ active, versions }) => versions[active]?.manifest ?? [],
  );
  return [
    ...shellPages.map((page) => ({ ...page, owner: 'shell' })),
    ...manifests.flatMap(({ id, pages }) => pages.map((page) => ({ ...page, owner: id }))),
  ];
}

/** What lists can come to, beside a page of cards; `npm test` sees one of each remote. */
const listStates = [
  '/events?q=沒有這種活動的名字&when=today&price=0',
  '/book-venue?map=true',
  '/events?q=月光牛乃糖',
  '/events?q=沒有這種活動的名字',
  '/events?from=2026-01-01&to=2099-12-31&price=500&sort=price',
  '/book-venue?flex=weekend',
  '/book-venue?saved=true',
].slice(0, sized(2, 7));

/** Where to look at the site: each page once, with something that exists, and lists in what they can come to. */
export async function listRoutes(request: APIRequestContext): Promise<SiteRoute[]> {
  const pages = await listPages(request);
  const ids = await exampleIds(request);
  return [
    ...pages
      // What other apps share is handed on to the search.
      .filter((page) => !page.redirectTo && page.path !== '/search/shared')
      .map(({ path, access, owner }) => ({
        path: addressOf(path, ids[path]),
        viewer: ownersOf[path] ?? viewerOf(access, owner),
        owner,
        pattern: path,
      })),
    ...listStates.map((path) => ({
      path,
      viewer: 'visitor' as const,
      owner: path.startsWith('/events') ? 'mf-events' : 'mf-venues',
      pattern: path,
    })),
    { path: '/no-such-page', viewer: 'visitor', owner: 'shell', pattern: '*' },
  ];
}

/** An example is the value of the only parameter, or the whole address. */
const addressOf = (path: string, example = 'example') =>
  example.startsWith('/') ? example : path.replace(/:\w+/g, example);

/** Pages about one thing that belongs to somebody: whose it is. */
const ownersOf: Record<string, Viewer> = {
  '/events-published/:id': 'performer',
  '/events-published/:id/check-in': 'performer',
  '/events-published/:id/gates': 'performer',
  '/events-published/:id/statement': 'performer',
  '/events-published/payouts': 'performer',
  '/closure-days': 'performer',
  // Whoever is signed in; this one has some.
  '/ad-records': 'performer',
  '/ad-scheduling/:id': 'performer',
  // Everybody sees what is free; there is more to see for a host.
  '/venue-availability': 'venue',
};

/** The first identity that a page names; the back office is looked at by its own people. */
function viewerOf(access: Access, owner: string): Viewer {
  if (access === 'public') return 'visitor';
  if (owner === 'mf-admin') return 'admin';
  return typeof access === 'string' ? 'fan' : (access[0] ?? 'fan');
}

/** Something that exists, for each page that shows one thing. */
async function exampleIds(request: APIRequestContext): Promise<Record<string, string>> {
  const config = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const first = async (fn: string) => {
    const answer = await request.get(`/rest/v1/rpc/${fn}`, {
      headers: { apikey: config.supabaseKey },
    });
    const { items } = (await answer.json()) as { items: Array<Record<string, string>> };
    return items[0] ?? {};
  };
  const firstOf = async (fn: string, key = 'id') => (await first(fn))[key] ?? '';
  const firstProduct = async () => {
    const { performer_id: performer, id } = await first('search_products');
    return `/performers/${performer}/products/${id}`;
  };
  const firstAdProduct = async () => {
    const answer = await request.get('/rest/v1/rpc/list_ad_products', {
      headers: { apikey: config.supabaseKey },
    });
    const [product] = (await answer.json()) as Array<{ id: string }>;
    return product?.id ?? '';
  };
  const spots = async () => {
    const answer = await request.get('/rest/v1/rpc/support_spots_on_map?p_city=taipei', {
      headers: { apikey: config.supabaseKey },
    });
    return ((await answer.json()) as { pins: Array<{ id: string; artist: { id: string } }> }).pins;
  };
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  /** With stops, and with some that are not on that day. */
  const dayRoute = async () => {
    const ids = (await spots()).slice(0, 6).map(({ id }) => id);
    return `/support-map/route?spots=${ids.join(',')}&day=${dayIn(0)}`;
  };
  const birthdayPlans = async () => {
    const artist = (await spots())[0]?.artist.id ?? '';
    return `/support-ad-service/planner?artist=${artist}&day=${dayIn(75)}&city=taipei&budget=120000`;
  };
  const signedIn = new Map<string, Promise<ApiCaller>>();
  const signIn = (person: keyof typeof demoPeople) => {
    const api = signedIn.get(person) ?? signInToApi(request, demoPeople[person]);
    signedIn.set(person, api);
    return api;
  };
  const firstOfOwn = async (person: keyof typeof demoPeople, fn: string, key = 'id') => {
    const api = await signIn(person);
    const { items } = await api.call<{ items: Array<Record<string, string>> }>(fn);
    return items[0]?.[key] ?? '';
  };
  const organizerOf = async (event: string) => {
    const answer = await request.get(`/rest/v1/rpc/get_event?p_id=${event}`, {
      headers: { apikey: config.supabaseKey },
    });
    return ((await answer.json()) as { organizer: { id: string } }).organizer.id;
  };
  const ownEvent = await firstOfOwn('performer', 'my_events');
  return {
    '/events-published/:id': ownEvent,
    '/events-published/:id/check-in': ownEvent,
    '/events-published/:id/gates': ownEvent,
    '/events-published/:id/statement': await firstOfOwn('performer', 'my_settlements', 'event_id'),
    '/purchase-history/:id': await firstOfOwn('fan', 'my_orders'),
    '/bookings/:id': await firstOfOwn('fan', 'my_bookings'),
    '/admin/events/:id/registrations': ownEvent,
    '/events/:id': await firstOf('search_events'),
    '/organizers/:id': await organizerOf(await firstOf('search_events')),
    '/venues/:id': await firstOf('search_venues'),
    '/performers/:id': await firstOf('search_performers'),
    '/performers/:id/epk': await firstOf('search_performers'),
    '/performers/:id/invite': await firstOf('search_performers'),
    '/performers/:id/products': await firstOf('search_products', 'performer_id'),
    '/performers/:id/products/:productId': await firstProduct(),
    '/birthday/artist/:id': await firstOf('search_performers'),
    '/birthday/campaigns/:id': await firstOf('list_campaigns'),
    '/gigs/:id': await firstOf('search_gigs'),
    '/ad-products/detail/:id': await firstAdProduct(),
    '/support-map/route': await dayRoute(),
    '/support-ad-service/planner': await birthdayPlans(),
    '/product-management/:id': await firstOfOwn('performer', 'my_products'),
    '/ad-scheduling/:id': await firstOfOwn('performer', 'my_ads'),
  };
}
