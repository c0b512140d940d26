import { useStore } from '@spotlight/shared/vendor/store';
import { useEffect } from 'react';
import type { PieceRequest } from './open-remote';
import { pieceOf, type PieceState, type RemoteStore } from './remote-store';

/** The state of a screen or slot piece; starts loading it when it is not there yet. */
export function useRemotePiece(store: RemoteStore, request: PieceRequest): PieceState {
  const state = useStore(store.view, (view) => pieceOf(view, request));
  useEffect(() => {
    void store.open(request);
  });
  return state;
}
