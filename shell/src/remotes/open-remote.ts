import type {
  LazyLayout,
  LazyScreen,
  RemoteModule,
  ScreenComponent,
} from '@spotlight/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import { RemoteFault } from './remote-fault';

/** What is asked of a remote: a screen, or its part of a slot. */
export interface PieceRequest {
  kind: 'screens' | 'slots';
  name: string;
  layout?: string | undefined;
}

/** A piece of a remote, ready to be drawn. */
export interface OpenedPiece {
  Component: ScreenComponent;
  Layout: ComponentType<{ children: ReactNode }> | undefined;
}

/**
 * Fetches the code of one screen or slot piece of a started module.
 * @throws RemoteFault of kind `chunk`, `evaluation` or `invalid-module`
 */
export async function openPiece(
  module: RemoteModule,
  version: string,
  request: PieceRequest,
): Promise<OpenedPiece> {
  const load: LazyScreen | undefined = module[request.kind]?.[request.name];
  const loadLayout: LazyLayout | undefined = request.layout
    ? module.layouts?.[request.layout]
    : undefined;
  if (!load) {
    throw new RemoteFault(
      'invalid-module',
      module.id,
      version,
      `has no ${request.kind} "${request.name}"`,
    );
  }
  try {
    const [Component, Layout] = await Promise.all([load(), loadLayout?.()]);
    if (!Component) throw new Error(`"${request.name}" exports no component`);
    return { Component, Layout };
  } catch (thrown) {
    const isMissing = thrown instanceof Error && thrown.name === 'ChunkLoadError';
    throw new RemoteFault(
      isMissing ? 'chunk' : 'evaluation',
      module.id,
      version,
      `${request.name}: ${String(thrown)}`,
      thrown,
    );
  }
}
