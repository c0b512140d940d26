import type { StoreApi } from 'zustand/vanilla';

/**
 * The base of every small store: a value with subscribers, which React reads through `useStore`. Not shared
 * at run time, because it holds nothing and is smaller than what sharing would cost.
 */
export { createStore, type StoreApi } from 'zustand/vanilla';
export { useStore } from 'zustand/react';

/** A store as those see it who only read it. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
