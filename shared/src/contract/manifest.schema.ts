import * as z from '../vendor/zod';
import type { FunctionArgs, FunctionName } from '../data/database-functions';
import { userTypeSchema } from './user-type.schema';

/**
 * Who may see a page: everybody, anybody signed in, one of the listed identities, or staff. It is a
 * courtesy to the visitor; the business rules are in the database.
 */
export const accessSchema = z.union([
  z.literal('public'),
  z.literal('signed-in'),
  z.literal('admin'),
  z.array(userTypeSchema).check(z.minLength(1)),
]);
export type Access = z.infer<typeof accessSchema>;

/** A key into the manifest's own `labels`. */
const labelKey = z.string().check(z.regex(/^[a-z][\w.]*$/i));
/** A React Router pattern from the root of the site, such as `/events/:id`. */
const pathPattern = z.string().check(z.regex(/^\/[\w\-/:*]*$/));

/**
 * A read that the page's HTML may start before any script has loaded: a STABLE function of the data
 * API, with its arguments taken from the address. Only for public data.
 */
const earlyReadSchema = z.object({
  fn: z.string(),
  /** Search parameter or path parameter → argument name. */
  params: z.record(z.string(), z.string()),
  /** Arguments that are always the same. */
  fixed: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type EarlyRead = z.infer<typeof earlyReadSchema>;

const pageSchema = z.object({
  path: pathPattern,
  /** Key of the module's `screens`; absent when the page only redirects. */
  screen: z.optional(z.string()),
  /** Key of the module's `layouts`, kept mounted between pages that share it. */
  layout: z.optional(z.string()),
  /** What stands in its place until it is there; `rows` unless said otherwise. */
  shape: z.optional(z.enum(['rows', 'cards', 'detail', 'form', 'notice', 'desk'])),
  /** How wide its content is, in px, where it is narrower than the site's. */
  width: z.optional(z.number()),
  /** `bare` pages are drawn without the site's header and footer. */
  chrome: z._default(z.enum(['site', 'bare']), 'site'),
  access: accessSchema,
  /** Where a visitor without access is sent; `/login` unless said otherwise. */
  loginPath: z.optional(pathPattern),
  titleKey: labelKey,
  descriptionKey: z.optional(labelKey),
  /** Canonical pattern that this alias leads to; parameters carry over by name. */
  redirectTo: z.optional(pathPattern),
  earlyRead: z.optional(earlyReadSchema),
  /**
   * Is the page prerendered, so that its HTML already holds what it says? Only for what every
   * visitor may see. Of a pattern with parameters, the addresses that `public_page_changes` names.
   */
  isPrerendered: z.optional(z.boolean()),
  /**
   * States that the page opens without network once its visitor has been there, and names the lazy chunks
   * that it needs then besides those it starts with. What it shows then, it stores itself.
   */
  offline: z.optional(z.array(z.string())),
  /** Somebody pays here, or lets people in: no newer version of the site comes by itself. */
  holdsUpdate: z.optional(z.boolean()),
});
export type Page = z.infer<typeof pageSchema>;

const navigationEntrySchema = z.object({
  id: z.string(),
  area: z.enum(['main', 'idol-support', 'account', 'mobile-action']),
  labelKey,
  path: pathPattern,
  order: z.number(),
  icon: z.optional(z.string()),
  /** A function of the data API without arguments, whose answer has the `count` that stands beside the entry. */
  countedBy: z.optional(z.string()),
  /** Identities that see the entry; everybody when absent. */
  userTypes: z.optional(z.array(userTypeSchema)),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

const slotSchema = z.object({
  /** The place in the shell that the piece fills, such as `home`. */
  slot: z.string(),
  /** Key of the module's `slots`. */
  piece: z.string(),
  order: z.number(),
  labelKey,
});
export type SlotEntry = z.infer<typeof slotSchema>;

/**
 * What a remote tells about itself without its code being run: pages, access, menus, texts for both.
 * Written as `src/manifest.ts`, published as `module.json` beside the code.
 */
export const manifestSchema = z.object({
  id: z.string().check(z.regex(/^mf-[a-z][a-z-]*$/, 'a remote id looks like "mf-events"')),
  owner: z.string(),
  /** Semver range of the contract that the remote needs. */
  contract: z.string(),
  /** i18n namespace of the remote's own texts. */
  namespace: z.string(),
  /** Path prefixes that belong to this remote alone. */
  paths: z.array(pathPattern).check(z.minLength(1)),
  pages: z.array(pageSchema).check(z.minLength(1)),
  navigation: z._default(z.array(navigationEntrySchema), []),
  slots: z._default(z.array(slotSchema), []),
  /** Language → label key → text: the texts that the shell shows before the remote's code is there. */
  labels: z.record(z.string(), z.record(z.string(), z.string())),
  /** Largest allowed sum of the brotli sizes of what any single page needs first, in kB (1 kB = 1000 B). */
  budgetKb: z.number(),
});
export type ModuleManifest = z.infer<typeof manifestSchema>;

type PageInput = z.input<typeof pageSchema>;
type ManifestInput = z.input<typeof manifestSchema>;

/** An early read whose function and arguments the database has. */
type EarlyReadInput = {
  [N in FunctionName]: {
    fn: N;
    params: Record<string, keyof FunctionArgs<N> & string>;
    fixed?: FunctionArgs<N>;
  };
}[FunctionName];

/** A manifest as its remote writes it. */
export type ModuleManifestInput = Omit<ManifestInput, 'pages'> & {
  pages: Array<Omit<PageInput, 'earlyRead'> & { earlyRead?: EarlyReadInput }>;
};

/**
 * Checks and completes a remote's manifest.
 * @throws ZodError that names the wrong field.
 */
export function defineManifest(manifest: ModuleManifestInput): ModuleManifest {
  return manifestSchema.parse(manifest);
}
