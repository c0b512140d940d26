import { useEffect, useSyncExternalStore } from 'react';
import type { PieceRequest } from './open-remote';
import type { PieceState, RemoteStore } from './remote-store';

/** The state of a screen or slot piece; starts loading it when it is not there yet. */
export function useRemotePiece(store: RemoteStore, request: PieceRequest): PieceState {
  const state = useSyncExternalStore(store.subscribe, () => store.getPiece(request));
  useEffect(() => {
    void store.open(request);
  });
  return state;
}
