import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What remotes are typed against; whatever these take from one another belongs to it. The registry is none of theirs. */
const doors = ['index', 'define-module', 'manifest.schema'];

/**
 * The contract as the compiler declares it, without what is said about it: the declarations of its doors and of every file
 * of the contract that these lead to, as text that can be compared and read.
 * @param folder where the compiler has written the declarations
 */
export function contractReport(folder: string, version: string): string {
  const seen = new Set<string>();
  const read = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const text = readFileSync(path.join(folder, `${name}.d.ts`), 'utf8');
    const further = [...text.matchAll(/(?:from |import\()["']\.\/([\w.-]+)["']/g)].map(
      ([, other = '']) => other,
    );
    return [`// ${name}`, ...declarations(text), ...further.toSorted().flatMap(read)];
  };
  return [`contract ${version}`, ...doors.flatMap(read), ''].join('\n');
}

/** Without comments and empty lines. */
const declarations = (text: string): string[] =>
  text
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//#'));

const versionIn = (report: string): string => /^contract (\S+)/.exec(report)?.[1] ?? '';
const linesOf = (report: string): string[] => report.split('\n').slice(1);

export interface ContractChange {
  /** Lines that went and came, `− …` and `+ …`. */
  lines: string[];
  /** Does it come with another version? */
  isVersioned: boolean;
}

/** What differs between the contract that was written down and the one in the sources; nothing when it is the same. */
export function contractChange(known: string, now: string): ContractChange | undefined {
  if (known === now) return undefined;
  const before = linesOf(known);
  const after = linesOf(now);
  const left = (lines: string[], others: string[]) => {
    const rest = [...others];
    return lines.filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return {
    lines: [
      ...left(before, after).map((line) => `− ${line.trim()}`),
      ...left(after, before).map((line) => `+ ${line.trim()}`),
    ],
    isVersioned: versionIn(known) !== versionIn(now),
  };
}
