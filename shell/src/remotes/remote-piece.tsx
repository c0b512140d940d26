import { ErrorBoundary } from 'react-error-boundary';
import { useEffect, useState, type ReactNode } from 'react';
import type { Want } from './open-remote';
import type { RemoteFault } from './remote-fault';
import type { RemoteStore } from './remote-store';
import { useRemoteStore } from './remote-stores';
import { useRemotePiece } from './use-remote-piece';

export interface RemotePieceProps {
  remoteId: string;
  want: Want;
  /** Shown while the code is on its way, in the shape of what comes. */
  pending: ReactNode;
  renderFault(fault: RemoteFault, retry: () => void, isRetrying: boolean): ReactNode;
  renderDisabled(notice: string): ReactNode;
}

/**
 * Draws a screen or slot piece of a remote, and keeps every way in which it can fail inside its own
 * area.
 */
export function RemotePiece(props: RemotePieceProps) {
  const { remoteId, want, pending, renderFault, renderDisabled } = props;
  const store = useRemoteStore(remoteId);
  const state = useRemotePiece(store, want);
  const [lastFault, setLastFault] = useState<RemoteFault>();

  const retry = () => {
    if (state.status === 'failed') setLastFault(state.fault);
    void store.retry(want).finally(() => setLastFault(undefined));
  };

  switch (state.status) {
    case 'pending':
      return lastFault ? renderFault(lastFault, retry, true) : pending;
    case 'disabled':
      return renderDisabled(state.notice);
    case 'failed':
      return renderFault(state.fault, retry, false);
    case 'ready': {
      const { Component, Layout } = state.piece;
      return (
        <ErrorBoundary
          resetKeys={[state.piece]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <RenderFault
              error={error}
              store={store}
              render={(fault) =>
                renderFault(
                  fault,
                  () => void store.recover(want).finally(resetErrorBoundary),
                  false,
                )
              }
            />
          )}
        >
          {Layout ? (
            <Layout>
              <Component />
            </Layout>
          ) : (
            <Component />
          )}
        </ErrorBoundary>
      );
    }
  }
}

/** Names a fault in drawing once, however often it is drawn. */
function RenderFault({
  error,
  store,
  render,
}: {
  error: unknown;
  store: RemoteStore;
  render: (fault: RemoteFault) => ReactNode;
}) {
  const [fault, setFault] = useState<RemoteFault>();
  useEffect(() => setFault(store.reportRenderFault(error)), [error, store]);
  return fault ? render(fault) : null;
}
