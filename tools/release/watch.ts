import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import { listDeployables } from './deployables';
import { publishAll } from './publish-all';

/** Saving several files at once is one change. */
const QUIET_MS = 150;

/**
 * Publishes what changes while somebody works on it, one round at a time.
 * @returns a function that stops watching.
 */
export function watchAll(options: {
  dataDir: string;
  onPublished: () => void;
  onProgress?: (step: string) => void;
}): () => void {
  const { dataDir, onPublished, onProgress = console.log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isOutdated = false;

  const publishNow = async () => {
    if (isBusy) {
      isOutdated = true;
      return;
    }
    isBusy = true;
    try {
      await publishAll({ dataDir, onProgress, isLight: true, keepsDays: 0 });
      onPublished();
    } catch (fault) {
      // A syntax error while typing must not end the watch.
      onProgress(fault instanceof Error ? fault.message : String(fault));
    } finally {
      isBusy = false;
      if (isOutdated) {
        isOutdated = false;
        void publishNow();
      }
    }
  };

  const folders = [...listDeployables(), 'shared'].map((name) =>
    path.join(projectRoot, name, 'src'),
  );
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void publishNow(), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
