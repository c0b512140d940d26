import { keepCanaries } from './keep';

const PAUSE_MS = 60_000;

/**
 * Looks after canaries once a minute; while none runs it reads the registry and nothing else.
 * @returns a function that ends it
 */
export function startKeeping(options: {
  dataDir: string;
  databaseUrl: string;
  onProgress?: (sentence: string) => void;
}): () => void {
  const { dataDir, databaseUrl, onProgress = console.log } = options;
  let isBusy = false;
  let last = '';
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const sentence of await keepCanaries(dataDir, databaseUrl))
        if (sentence !== last) onProgress((last = sentence));
    } catch (fault) {
      // A database that is away, or a publisher at work: the next look tells.
      onProgress(`canaries were not looked after: ${(fault as Error).message}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), PAUSE_MS);
  void look();
  return () => clearInterval(timer);
}
