import {
  useAddImportRows,
  useImportOver,
  useRunImport,
  useStartImport,
} from '../../data/import/import.mutations';
import type { ImportKind } from '../../data/import/import.schema';

/**
 * Imports a little of each kind as samples, in the same way as a file.
 * @param nameOf what the list of imports calls them
 * @returns imports these kinds, and answers how many there are now
 */
export function useDemoImport(nameOf: (kind: ImportKind) => string) {
  const start = useStartImport();
  const add = useAddImportRows();
  const run = useRunImport();
  const over = useImportOver();
  return async (kinds: readonly ImportKind[]): Promise<number> => {
    const { demoSamples } = await import(
      /* webpackChunkName: "demo-samples" */ '../../data/import/demo-samples'
    );
    let made = 0;
    // One after the other: they are few, and an event may name a venue.
    /* eslint-disable no-await-in-loop */
    for (const kind of kinds) {
      const rows = demoSamples[kind]().map((entry, index) => ({ rowNo: index + 1, entry }));
      const { id } = await start.mutateAsync({
        kind,
        fileName: nameOf(kind),
        total: rows.length,
        isDemo: true,
        key: crypto.randomUUID(),
      });
      const look = await add.mutateAsync({ id, rows });
      if (look.import.counts.ready > 0) made += (await run.mutateAsync(id)).counts.made;
    }
    /* eslint-enable no-await-in-loop */
    await over();
    return made;
  };
}
