/** A database of the browser that is opened when it is needed, and again after somebody removed it. */
export interface BrowserDatabase {
  /** Runs `work` in one transaction over `stores`. Resolves with its answer once everything is on the disk. */
  change<Answer>(
    stores: string[],
    work: (store: (name: string) => IDBObjectStore) => Answer | Promise<Answer>,
  ): Promise<Answer>;
}

const faultOf = ({ error }: { error: DOMException | null }) =>
  error ?? new Error('IndexedDB failed');

/** The answer to one request. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(faultOf(request)));
  });

const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('error', () => reject(faultOf(work)));
    work.addEventListener('abort', () => reject(faultOf(work)));
  });

/**
 * @param create makes the stores of a version; those of an earlier one are gone by then
 * @throws where the browser has no databases
 */
export function openBrowserDatabase(
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
): BrowserDatabase {
  let opened: Promise<IDBDatabase> | undefined;

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      // The list shrinks while its stores are removed.
      for (const store of Array.from(result.objectStoreNames)) result.deleteObjectStore(store);
      create(result);
    });
    const database = await answerOf(request);
    const forget = () => (opened = undefined);
    database.addEventListener('close', forget);
    // Who signs out removes it, and must not wait for pages that are still open.
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  }

  return {
    async change(stores, work) {
      opened ??= open();
      opened.catch(() => (opened = undefined));
      // Power may go at any moment at a gate: an entry counts once it is on the disk.
      const transaction = (await opened).transaction(stores, 'readwrite', { durability: 'strict' });
      const done = committed(transaction);
      const answer = await work((store) => transaction.objectStore(store));
      await done;
      return answer;
    },
  };
}
