import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { ContentScreen } from './content.screen';

/** A banner as its list has it. */
export const banner = (key: string, overrides: Record<string, unknown> = {}) => ({
  id: key,
  banner_key: key,
  media_type: 'image',
  banner_url: null,
  video_url: null,
  title: `橫幅 ${key}`,
  subtitle: null,
  link: null,
  page: 'home',
  is_active: true,
  display_order: 10,
  starts_at: null,
  ends_at: null,
  is_live: true,
  is_slot: false,
  updated_at: '2026-11-20T04:00:00Z',
  ...overrides,
});
/** Something put forward as its list has it. */
const featured = (id: string, overrides: Record<string, unknown> = {}) => ({
  id,
  content_type: 'event',
  reference_id: `event-${id}`,
  reference_title: `活動 ${id}`,
  reference_image: null,
  is_active: true,
  display_order: 1,
  starts_at: null,
  ends_at: null,
  is_shown: true,
  ...overrides,
});
/** A picture of the site as its table has it. */
export const image = {
  id: 'i1',
  image_key: 'hero',
  image_url: '/a.png',
  alt_text: '舞台',
  page: 'home',
  section: 'hero',
  updated_at: '2026-11-20T04:00:00Z',
};
/** The texts of the site. */
export const stored = [
  ['homepage_title', '標題'],
  ['homepage_subtitle', '副標題'],
  ['homepage_description', '描述'],
  ['about_description', '關於'],
  ['footer_contact_info', ''],
  ['birthday_prepare_activity', '替 {artistName} 準備'],
  ['birthday_gift_ad', '送 {artistName} 廣告'],
].map(([key, value]) => ({ content_key: key, content_value: value }));

interface FakeError {
  message: string;
  status: number;
}

export type Calls = Record<
  string,
  (args: Record<string, unknown>) => FakeAnswer | Promise<FakeAnswer>
>;

/**
 * The room of the site's content at an address, on a server that takes everything.
 * @param calls what it answers instead, by function
 * @param tables what is in its tables instead; an error in place of rows is thrown
 */
export function renderTab(
  search: string,
  calls: Calls = {},
  tables: Record<string, unknown[] | FakeError> = {},
  adminRole = 'superadmin',
) {
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const rows: Record<string, unknown[] | FakeError> = {
    website_content: stored,
    website_images: [],
    ...tables,
  };
  const writes = [
    'save_website_content',
    'set_banner_active',
    'move_banner',
    'delete_website_banner',
    'save_website_banner',
    'add_featured',
    'update_featured',
    'reorder_featured',
    'remove_featured',
    'delete_website_image',
    'save_website_image',
    'validate_file_upload',
  ];
  const backend = createFakeBackend({
    admin_list_banners:
      calls['admin_list_banners'] ??
      (() => ({ data: { items: [banner('one'), banner('two', { page: 'events' })] } })),
    admin_list_featured:
      calls['admin_list_featured'] ??
      (() => ({ data: { items: [featured('a'), featured('b'), featured('c')] } })),
    featured_candidates:
      calls['featured_candidates'] ??
      (() => ({ data: { items: [{ id: 'new', title: '新的活動', image: null }] } })),
    check_storage_access: () => ({ data: { error: null } }),
    ...Object.fromEntries(
      writes.map((name) => [
        name,
        (args: Record<string, unknown>) => {
          made.push([name, args]);
          const taken = name === 'validate_file_upload' ? { valid: true, error: null } : {};
          return calls[name]?.(args) ?? { data: taken };
        },
      ]),
    ),
  });
  // Tables are read with the query builder: whatever is chosen of it, the rows are the same.
  const { rest } = backend;
  const table = (name: string) => {
    const found = rows[name] ?? [];
    const answer = Promise.resolve(
      Array.isArray(found)
        ? { data: found, error: null, status: 200 }
        : { data: null, error: found, status: found.status },
    );
    const chain: object = new Proxy(answer, {
      get: (target, key) =>
        key === 'then' ? target.then.bind(target) : key === 'from' ? undefined : () => chain,
    });
    return chain;
  };
  backend.rest = async () => Object.assign(await rest(), { from: table }) as never;
  renderInShell(<ContentScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin', adminRole })),
    },
    texts: { admin: texts },
    at: `/admin/content${search}`,
    path: '/admin/content',
  });
  return { made, toasts, user: userEvent.setup() };
}

/** The parts of the room come when they are opened; in a test they are there from the start. */
export const loadParts = () =>
  Promise.all([
    import('./texts-tab'),
    import('./images-tab'),
    import('./banners-tab'),
    import('./featured-tab'),
  ]);
