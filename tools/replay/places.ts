import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { mapFile } from '../release/source-maps';

/** A place in a published script, as browsers write it into a stack. */
const place = /(\/(?:shell|remotes\/[\w-]+)\/[^/\s]+\/[^\s:()]+):(\d+):(\d+)/;

/** The places of a stack in our sources, where the maps of that version are still here; other lines as they are. */
export const placesInSources = (dataDir: string, stack: string): Promise<string[]> =>
  Promise.all(
    stack
      .split('\n')
      .filter(Boolean)
      .map(async (line) => {
        const [at, address = '', row, column] = place.exec(line) ?? [];
        const map = at && (await readMap(dataDir, address));
        const found = map && map.findEntry(Number(row) - 1, Number(column) - 1);
        return found && 'originalSource' in found
          ? line.replace(at, `${sourceOf(found.originalSource)}:${found.originalLine + 1}`)
          : line;
      }),
  );

async function readMap(dataDir: string, address: string): Promise<SourceMap | undefined> {
  try {
    const text = await readFile(mapFile(dataDir, address), 'utf8');
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/** From the root of the project. */
const sourceOf = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
