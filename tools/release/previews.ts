import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../shell/site/atomic-file';

/** A version that links may show until then, besides what the registry names. */
export interface KnownPreview {
  id: string;
  version: string;
  /** Hash of the list of its files. */
  contents: string;
  /** ISO timestamp. */
  ends: string;
}

/** Beside the published directory and not in it: who has no link is told of no version. */
const previewsFile = (dataDir: string) => path.join(dataDir, 'previews.json');

/** Every version for which there was a link and whose files may be here, latest end last. */
export function readPreviews(dataDir: string): KnownPreview[] {
  const file = previewsFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownPreview[]) : [];
}

export const writePreviews = (dataDir: string, previews: KnownPreview[]): Promise<void> =>
  writeAtomically(previewsFile(dataDir), JSON.stringify(previews, null, 2));

/** When the last link to a version ends; nothing of one without links. */
export function previewEnd(dataDir: string, id: string, version: string): Date | undefined {
  const of = readPreviews(dataDir).filter((each) => each.id === id && each.version === version);
  return of.length > 0 ? new Date(Math.max(...of.map(({ ends }) => Date.parse(ends)))) : undefined;
}
