import * as z from '../vendor/zod';
import { manifestSchema } from './manifest.schema';

const languagesSchema = z.optional(z.array(z.string()));

/** Language → hash of the list of the version's scripts in it (`code.json`), `sha256-…`. */
const codeSchema = z.optional(z.record(z.string(), z.string()));

/** Hash of the list of all files of a version, `sha256-…`; of one that was published before there were lists, none. */
const contentsSchema = z.optional(z.string());

/** One published, immutable version of a remote. */
export const remoteVersionSchema = z.object({
  /** URL of the hashed container entry. */
  entry: z.string(),
  /** Subresource integrity of the entry, `sha256-…`. */
  integrity: z.string(),
  /** Further files that every page of the remote needs (exposed module, its texts). */
  files: z.array(z.string()),
  /** Screen or slot piece → files that it needs on top, in loading order. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Languages besides `zh-TW`; files in one of them lie in a folder of its name. */
  languages: languagesSchema,
  contents: contentsSchema,
  code: codeSchema,
  /** Commit that the version was built from, or `unknown`. */
  commit: z.string(),
  /** ISO timestamp of publishing. */
  publishedAt: z.string(),
  manifest: manifestSchema,
});
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

/** Version → ISO timestamp of its roll-back. A marked version is never chosen by itself, nor published by a start. */
const rolledBackSchema = z.optional(z.record(z.string(), z.string()));

/** Who is responsible for an entry has signed its `statementOf`. None: it was published before there were signatures. */
const signedSchema = z.optional(
  z.object({
    /** The registry's revision that brought what is signed. It only grows, so that an old entry is known as one. */
    revision: z.number(),
    /** Hash over what all versions consist of, those included that nobody is led to now. */
    all: z.string(),
    /** Ed25519, base64. */
    signature: z.string(),
  }),
);

/** A version that a share of all visitors gets, until it is promoted or stopped. */
const canarySchema = z.object({
  version: z.string(),
  /** Of a hundred visitors so many; none where it waits for those who rehearse it. */
  percent: z.int().check(z.minimum(0), z.maximum(50)),
  /** ISO timestamp of its release. */
  since: z.string(),
  /** Marks of accounts that have it in any case (`markOf`). */
  members: z.optional(z.array(z.string())),
});
export type Canary = z.infer<typeof canarySchema>;

export const remoteEntrySchema = z.object({
  active: z.string(),
  lastGood: z.optional(z.string()),
  canary: z.optional(canarySchema),
  rolledBack: rolledBackSchema,
  signed: signedSchema,
  /** Kill switch: the remote is not loaded and the notice is shown instead. */
  disabled: z.optional(z.object({ notice: z.string() })),
  versions: z.record(z.string(), remoteVersionSchema),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

const shellVersionSchema = z.object({
  /** Files that every page needs beside the main script. */
  files: z.array(z.string()),
  /** Lazy chunk of the shell → its files. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** As those of a remote. */
  languages: languagesSchema,
  contents: contentsSchema,
  code: codeSchema,
  /** While this version is live, tabs whose shell has an older contract are brought to it. */
  minimumContract: z.optional(z.string()),
  publishedAt: z.string(),
  commit: z.string(),
});

/** The one mutable file of the site, `/registry/registry.json`. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Grows by one with every change, so that two readers can tell which copy is newer. */
  revision: z.number(),
  shell: z.object({
    active: z.string(),
    lastGood: z.optional(z.string()),
    rolledBack: rolledBackSchema,
    signed: signedSchema,
    /** Kill switch: devices forget what they keep for visits without network, and keep nothing more. */
    isOfflineOff: z.optional(z.boolean()),
    versions: z.record(z.string(), shellVersionSchema),
  }),
  remotes: z.record(z.string(), remoteEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;
