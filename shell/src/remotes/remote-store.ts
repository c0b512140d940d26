import type { Translations } from '@spotlight/shared/contract';
import { forgetEarlyReads } from '@spotlight/shared/data/early-read';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';
import {
  resolveRemote,
  type Registry,
  type ResolveContext,
} from '@spotlight/shared/contract/schema';
import {
  attempt,
  forgetModule,
  openPiece,
  startModule,
  type Candidate,
  type OpenedPiece,
  type PieceRequest,
} from './open-remote';
import { RemoteFault } from './remote-fault';

/** How one remote is doing in this tab. `degraded`: its last good version stands in. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; version: string }
  | { status: 'degraded'; version: string; fault: RemoteFault }
  | { status: 'failed'; fault: RemoteFault }
  | { status: 'disabled'; notice: string };

/** How one screen or slot piece is doing. */
export type PieceState =
  | { status: 'pending' }
  | { status: 'ready'; piece: OpenedPiece; version: string }
  | { status: 'failed'; fault: RemoteFault }
  | { status: 'disabled'; notice: string };

/** What is drawn of a remote. */
export interface RemoteView {
  remote: RemoteState;
  /** By `keyOf`; what is not there was never asked for. */
  pieces: Readonly<Record<string, PieceState>>;
}

export interface RemoteStoreOptions {
  id: string;
  registry: Registry;
  context: ResolveContext;
  language: () => string;
  addTranslations: (translations: Translations) => void;
  onFault: (fault: RemoteFault) => void;
}

/** The active version gets this long, its retry included; what is left of 8 s is for the last good one. */
const ACTIVE_BUDGET_MS = 5000;
const LAST_GOOD_BUDGET_MS = 3000;

/**
 * The one place that knows how a remote is doing: drives the interface and the telemetry.
 * Framework-free; React reads it through `useRemotePiece`.
 */
export class RemoteStore {
  private readonly store = createStore<RemoteView>(() => ({
    remote: { status: 'idle' },
    pieces: {},
  }));
  private readonly layouts = new Map<string, OpenedPiece['Layout']>();
  /** Versions that failed in this tab; the last good one stands in for them until a retry. */
  private readonly failed = new Set<string>();

  constructor(private readonly options: RemoteStoreOptions) {}

  get view(): ReadonlyStore<RemoteView> {
    return this.store;
  }

  private get remote(): RemoteState {
    return this.store.getState().remote;
  }

  /** A layout that some piece brought along, so that it can stay while the next piece loads. */
  getLayout(name: string | undefined): OpenedPiece['Layout'] {
    return name === undefined ? undefined : this.layouts.get(name);
  }

  /** Makes sure that the piece is loaded or being loaded. */
  async open(request: PieceRequest): Promise<PieceState> {
    return this.store.getState().pieces[keyOf(request)] ?? this.load(request);
  }

  /** Tries again from the active version on, as a user asked for. */
  retry(request: PieceRequest): Promise<PieceState> {
    // What was answered when the page began is as old as the page.
    forgetEarlyReads();
    this.failed.clear();
    return this.load(request);
  }

  /** Names what a drawn piece threw. */
  renderFaultOf(thrown: unknown): RemoteFault {
    const version = 'version' in this.remote ? this.remote.version : 'unknown';
    return new RemoteFault('render', this.options.id, version, String(thrown), thrown);
  }

  /** Tells support about a fault. */
  report(fault: RemoteFault): void {
    this.options.onFault(fault);
  }

  /** After a fault in drawing: load the piece anew, from the last good version if there is another. */
  recover(request: PieceRequest): Promise<PieceState> {
    const { remote } = this;
    if ('version' in remote && this.candidates().length > 1) this.failed.add(remote.version);
    return this.load(request);
  }

  private async load(request: PieceRequest): Promise<PieceState> {
    this.setPiece(request, pending);
    if (this.remote.status === 'idle') this.setRemote({ status: 'loading' });
    const outcome = await this.tryCandidates(request);
    this.setPiece(request, outcome);
    return outcome;
  }

  private async tryCandidates(request: PieceRequest): Promise<PieceState> {
    const { id, registry, context } = this.options;
    const resolution = resolveRemote(registry, id, context);
    if (resolution.kind === 'unavailable') {
      if (resolution.reason === 'disabled') {
        this.setRemote({ status: 'disabled', notice: resolution.notice ?? '' });
        return { status: 'disabled', notice: resolution.notice ?? '' };
      }
      return this.giveUp(this.nothingToTry(resolution.reason));
    }

    let fault: RemoteFault | undefined;
    for (const [index, candidate] of this.candidates().entries()) {
      if (this.failed.has(candidate.version)) continue;
      try {
        const budget = index === 0 ? ACTIVE_BUDGET_MS : LAST_GOOD_BUDGET_MS;
        const piece = await this.tryCandidate(candidate, request, budget);
        const { version } = candidate;
        if (request.layout) this.layouts.set(request.layout, piece.Layout);
        this.setRemote(
          fault ? { status: 'degraded', version, fault } : { status: 'ready', version },
        );
        return { status: 'ready', piece, version };
      } catch (thrown) {
        fault = thrown as RemoteFault;
        this.failed.add(candidate.version);
        this.options.onFault(fault);
      }
    }
    return this.giveUp(fault ?? this.nothingToTry('every version has failed'));
  }

  private async tryCandidate(
    candidate: Candidate,
    request: PieceRequest,
    budgetMs: number,
  ): Promise<OpenedPiece> {
    const { id, registry, addTranslations, language } = this.options;
    const run = () =>
      import('./signed-entry').then(async ({ assertSigned }) => {
        await assertSigned(id, candidate.version, registry);
        return openPiece(await startModule(id, candidate, addTranslations, language()), request);
      });
    const startedAt = Date.now();
    try {
      return await attempt(id, candidate.version, run(), budgetMs);
    } catch (thrown) {
      const fault = thrown as RemoteFault;
      if (fault.kind === 'timeout') forgetModule(candidate.entry);
      const rest = budgetMs - (Date.now() - startedAt);
      if (!fault.isTransient || rest < 500) throw fault;
      return attempt(id, candidate.version, run(), rest);
    }
  }

  private candidates(): Candidate[] {
    const { id, registry, context } = this.options;
    const resolution = resolveRemote(registry, id, context);
    if (resolution.kind === 'unavailable') return [];
    const language = this.options.language();
    return [resolution, ...resolution.standIns].map(({ version, details }) => ({
      ...details,
      version,
      language,
    }));
  }

  /** No version was tried, so none has a fault of its own. */
  private nothingToTry(detail: string): RemoteFault {
    const fault = new RemoteFault('contract', this.options.id, 'none', detail);
    this.options.onFault(fault);
    return fault;
  }

  private giveUp(fault: RemoteFault): PieceState {
    if (this.remote.status === 'loading' || this.remote.status === 'idle') {
      this.setRemote({ status: 'failed', fault });
    }
    // The next attempt starts from the active version again.
    this.failed.clear();
    return { status: 'failed', fault };
  }

  private setPiece(request: PieceRequest, state: PieceState): void {
    const { pieces } = this.store.getState();
    this.store.setState({ pieces: { ...pieces, [keyOf(request)]: state } });
  }

  private setRemote(remote: RemoteState): void {
    this.store.setState({ remote });
  }
}

const pending: PieceState = { status: 'pending' };
const keyOf = (request: PieceRequest) => `${request.kind}/${request.name}/${request.layout ?? ''}`;

/** The piece as it stands now; asking does not start anything. */
export const pieceOf = ({ pieces }: RemoteView, request: PieceRequest): PieceState =>
  pieces[keyOf(request)] ?? pending;
