import type { Registry } from './registry.schema';

/** What of an entry of the registry is signed, besides the part that says so. */
export type SignedEntry = Pick<
  Registry['shell'],
  'active' | 'lastGood' | 'rolledBack' | 'signed'
> & {
  versions: Record<string, { contents?: string | undefined }>;
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
 * What the owner of a deployable signs: whose it is, which versions visitors are led to, and, by the hash of the list of its
 * files, what each of them consists of. It can be told from what a page carries of the registry as well as
 * from the whole. Kill switches are not in it: they bring no code, and whoever runs the site may pull them.
 */
export function statementOf(id: string, entry: SignedEntry): string {
  const { active, lastGood, rolledBack, versions, signed } = entry;
  return canonicalJson({
    id,
    active,
    lastGood,
    // An empty list of marks says what none says.
    rolledBack: rolledBack ?? {},
    contents: {
      [active]: versions[active]?.contents,
      ...(lastGood && { [lastGood]: versions[lastGood]?.contents }),
    },
    retained: signed?.retained,
    revision: signed?.revision,
  });
}

/** The versions that are kept and that nobody is led to, for the hash `retained`. */
export function retainedOf({ active, lastGood, versions }: SignedEntry): string {
  const others = Object.entries(versions)
    .filter(([version]) => version !== active && version !== lastGood)
    .map(([version, { contents }]) => [version, contents] as const);
  return canonicalJson(Object.fromEntries(others));
}
