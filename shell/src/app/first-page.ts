import type { ModuleManifest, PrefetchContext, ScreenComponent } from '@spotlight/shared/contract';
import { findByPath } from '@spotlight/shared/contract/match-path';
import { PRERENDERED } from '../boot/prerendered';
import type { PieceRequest } from '../remotes/open-remote';
import type { RemoteStores } from '../remotes/remote-stores';
import { paths } from '../paths';
import { shellPages } from '../screens';
import { findRemotePage } from './intent-preload';
import { shellPart, type OwnScreen } from './shell-part';

interface FirstPage extends Pick<PrefetchContext, 'backend' | 'queryClient'> {
  manifests: readonly ModuleManifest[];
  stores: RemoteStores;
}

interface Piece {
  remoteId: string;
  request: PieceRequest;
  params: PrefetchContext['params'];
}

interface Opened {
  prefetch?: ScreenComponent['prefetch'] | undefined;
  params?: PrefetchContext['params'];
}

/** Code is waited for this long; then a skeleton is drawn. */
const CODE_PATIENCE_MS = 4000;
/** Reads are waited for as well, but an empty page may not stand long. */
const READ_PATIENCE_MS = 800;

/**
 * Fetches what the first page needs, so that the first render is the page itself: what follows a
 * fallback is held back by React, and a page that was prerendered must not fall back to its skeleton.
 */
export async function openFirstPage({
  manifests,
  stores,
  backend,
  queryClient,
}: FirstPage): Promise<void> {
  const { pathname, search } = window.location;
  const isPrerendered = document.querySelector(PRERENDERED) !== null;
  const page = findByPath(shellPages, pathname)?.page;
  const own = page?.load && { path: page.path, load: page.load };
  const pieces = own ? [] : piecesOf(manifests, pathname);
  // Without a page prerendered, the top of the home page is worth more than waiting for the rest.
  if (isPrerendered && pathname === paths.home) pieces.push(...homePieces(manifests));

  // A remote that misses it says so itself.
  if (!own) void loadPlatform().catch(() => undefined);
  const opening = pieces.map(async ({ remoteId, request, params }): Promise<Opened> => {
    const opened = await stores.get(remoteId)?.open(request);
    return opened?.status === 'ready' ? { prefetch: opened.piece.Component.prefetch, params } : {};
  });
  const context = { backend, queryClient, search: new URLSearchParams(search) };
  const opened = await within(
    CODE_PATIENCE_MS,
    Promise.all([...opening, ...(own ? [openOwn(own)] : [])]),
    [],
  );
  await within(
    isPrerendered ? CODE_PATIENCE_MS : READ_PATIENCE_MS,
    Promise.all(
      opened.map(async ({ prefetch, params = {} }) => prefetch?.({ ...context, params })),
    ),
    [],
  );
}

const loadPlatform = async () =>
  (await import(/* webpackChunkName: "host" */ '../remotes/host')).loadPlatform();

/** A page of the shell's own, as a part that is there, and as what says what it reads first. */
async function openOwn(own: OwnScreen): Promise<Opened> {
  return (await shellPart(own).preload()) ? { prefetch: (await own.load()).prefetch } : {};
}

function piecesOf(manifests: readonly ModuleManifest[], pathname: string): Piece[] {
  const found = findRemotePage(manifests, pathname);
  if (!found?.page.screen) return [];
  const { screen, layout } = found.page;
  return [
    {
      remoteId: found.manifest.id,
      request: { kind: 'screens', name: screen, layout },
      params: found.params,
    },
  ];
}

const homePieces = (manifests: readonly ModuleManifest[]): Piece[] =>
  manifests.flatMap(({ id, slots }) =>
    slots.flatMap(({ slot, piece }) =>
      slot === 'home'
        ? [{ remoteId: id, request: { kind: 'slots' as const, name: piece }, params: {} }]
        : [],
    ),
  );

/** The outcome of `work`, or `otherwise` when it takes longer than `milliseconds`. */
const within = <T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), milliseconds)),
  ]);
