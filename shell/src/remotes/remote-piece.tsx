import { ErrorBoundary } from 'react-error-boundary';
import { useEffect, useState, type ReactNode } from 'react';
import type { PieceRequest } from './open-remote';
import type { RemoteFault } from './remote-fault';
import type { PieceState, RemoteStore } from './remote-store';
import { useRemoteStore } from './remote-stores';
import { useRemotePiece } from './use-remote-piece';

interface FaultView {
  fault: RemoteFault;
  retry(): void;
  isRetrying: boolean;
  /** Does the remote's own layout stand around the message? */
  hasLayout: boolean;
}

export interface RemotePieceProps {
  remoteId: string;
  request: PieceRequest;
  /** Shown while the code is on its way, in the shape of what comes. */
  pending: ReactNode;
  renderFault(view: FaultView): ReactNode;
  renderDisabled(notice: string): ReactNode;
}

/**
 * Draws a screen or slot piece of a remote, and keeps every way in which it can fail inside its own
 * area. A layout stays mounted while the next screen inside it loads.
 */
export function RemotePiece(props: RemotePieceProps) {
  const { remoteId, request } = props;
  const store = useRemoteStore(remoteId);
  const state = useRemotePiece(store, request);
  const Layout = store.getLayout(request.layout);
  const hasLayout = Layout !== undefined;
  const content = <PieceContent {...props} store={store} state={state} hasLayout={hasLayout} />;
  return (
    <ErrorBoundary
      resetKeys={[state]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RenderFault error={error} store={store}>
          {(fault) =>
            props.renderFault({
              fault,
              retry: () => void store.recover(request).finally(resetErrorBoundary),
              isRetrying: false,
              // The layout itself may be what throws.
              hasLayout: false,
            })
          }
        </RenderFault>
      )}
    >
      {Layout ? <Layout>{content}</Layout> : content}
    </ErrorBoundary>
  );
}

function PieceContent({
  store,
  state,
  hasLayout,
  request,
  pending,
  renderFault,
  renderDisabled,
}: RemotePieceProps & { store: RemoteStore; state: PieceState; hasLayout: boolean }) {
  const [lastFault, setLastFault] = useState<RemoteFault>();
  const retry = () => {
    if (state.status === 'failed') setLastFault(state.fault);
    void store.retry(request).finally(() => setLastFault(undefined));
  };
  switch (state.status) {
    case 'pending':
      return lastFault
        ? renderFault({ fault: lastFault, retry, isRetrying: true, hasLayout })
        : pending;
    case 'disabled':
      return renderDisabled(state.notice);
    case 'failed':
      return renderFault({ fault: state.fault, retry, isRetrying: false, hasLayout });
    case 'ready':
      return <state.piece.Component />;
  }
}

/** Names a fault in drawing once, however often it is drawn. */
function RenderFault({
  error,
  store,
  children,
}: {
  error: unknown;
  store: RemoteStore;
  children: (fault: RemoteFault) => ReactNode;
}) {
  const [fault] = useState(() => store.renderFaultOf(error));
  useEffect(() => store.report(fault), [fault, store]);
  return children(fault);
}
