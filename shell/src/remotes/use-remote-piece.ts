import { useEffect, useSyncExternalStore } from 'react';
import type { Want } from './open-remote';
import type { PieceState, RemoteStore } from './remote-store';

/** The state of a screen or slot piece; starts loading it when it is not there yet. */
export function useRemotePiece(store: RemoteStore, want: Want): PieceState {
  const state = useSyncExternalStore(store.subscribe, () => store.getPiece(want));
  useEffect(() => {
    void store.open(want);
  });
  return state;
}
