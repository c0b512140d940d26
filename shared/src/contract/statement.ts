import type { Canary, Registry } from './registry.schema';

/** Hashes of what a version consists of: of the list of all its files, and of those of its scripts. And which tabs it ends. */
interface SignedVersion {
  minimumContract?: string | undefined;
  contents?: string | undefined;
  code?: Record<string, string> | undefined;
}

/** What of an entry of the registry is signed, besides the part that says so. */
export type SignedEntry = Pick<
  Registry['shell'],
  'active' | 'lastGood' | 'rolledBack' | 'signed'
> & {
  canary?: Canary | undefined;
  versions: Record<string, SignedVersion>;
};

/**
 * JSON that is the same for the same content, however it was written: keys in order, no blanks, nothing undefined
 * (RFC 8785, of which strings, whole numbers and objects are needed here).
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${pairs.join(',')}}`;
}

/**
 * What the owner of a deployable signs: whose it is, which versions visitors are led to and how many of them to a canary, which scripts those consist of, and
 * by one hash everything else. It can be told from what a page carries of the registry as well as
 * from the whole. Kill switches are not in it: they bring no code, and whoever runs the site may pull them.
 */
export function statementOf(id: string, entry: SignedEntry): string {
  const { active, lastGood, canary, rolledBack, versions, signed } = entry;
  return canonicalJson({
    id,
    active,
    lastGood,
    canary,
    // An empty list of marks says what none says.
    rolledBack: rolledBack ?? {},
    code: {
      [active]: versions[active]?.code,
      ...(lastGood && { [lastGood]: versions[lastGood]?.code }),
      ...(canary && { [canary.version]: versions[canary.version]?.code }),
    },
    minimumContract: versions[active]?.minimumContract,
    all: signed?.all,
    revision: signed?.revision,
  });
}

/** What all versions of an entry consist of, for the hash `all`. */
export const contentsOf = ({ versions }: SignedEntry): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(versions).map(([version, { contents, code }]) => [
        version,
        { contents, code },
      ]),
    ),
  );
