import type { Translations } from '@spotlight/shared/contract';
import { forgetEarlyReads } from '@spotlight/shared/data/early-read';
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
 * The one place that knows how a remote is doing: drives the interface, the telemetry and the menu.
 * Framework-free; React reads it through `useRemotePiece`.
 */
export class RemoteStore {
  state: RemoteState = { status: 'idle' };
  private readonly pieces = new Map<string, PieceState>();
  private readonly layouts = new Map<string, OpenedPiece['Layout']>();
  private readonly listeners = new Set<() => void>();
  /** Versions that failed in this tab; the last good one stands in for them until a retry. */
  private readonly failed = new Set<string>();

  constructor(private readonly options: RemoteStoreOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The piece as it stands now; asking does not start anything. */
  getPiece(request: PieceRequest): PieceState {
    return this.pieces.get(keyOf(request)) ?? pending;
  }

  /** A layout that some piece brought along, so that it can stay while the next piece loads. */
  getLayout(name: string | undefined): OpenedPiece['Layout'] {
    return name === undefined ? undefined : this.layouts.get(name);
  }

  /** Makes sure that the piece is loaded or being loaded. */
  async open(request: PieceRequest): Promise<PieceState> {
    const known = this.pieces.get(keyOf(request));
    if (known) return known;
    this.setPiece(request, pending);
    if (this.state.status === 'idle') this.setState({ status: 'loading' });
    const outcome = await this.tryCandidates(request);
    this.setPiece(request, outcome);
    return outcome;
  }

  /** Tries again from the active version on, as a user asked for. */
  retry(request: PieceRequest): Promise<PieceState> {
    // What was answered when the page began is as old as the page.
    forgetEarlyReads();
    this.failed.clear();
    this.pieces.delete(keyOf(request));
    return this.open(request);
  }

  /**
   * Tells that a drawn piece threw. The next retry takes the last good version, if there is another.
   */
  reportRenderFault(thrown: unknown): RemoteFault {
    const version = 'version' in this.state ? this.state.version : 'unknown';
    const fault = new RemoteFault('render', this.options.id, version, String(thrown), thrown);
    this.options.onFault(fault);
    return fault;
  }

  /** After a fault in drawing: load the piece anew, from the last good version if there is another. */
  recover(request: PieceRequest): Promise<PieceState> {
    if ('version' in this.state && this.candidates().length > 1)
      this.failed.add(this.state.version);
    this.pieces.delete(keyOf(request));
    return this.open(request);
  }

  private async tryCandidates(request: PieceRequest): Promise<PieceState> {
    const { id, registry, context } = this.options;
    const resolution = resolveRemote(registry, id, context);
    if (resolution.kind === 'unavailable') {
      if (resolution.reason === 'disabled') {
        this.setState({ status: 'disabled', notice: resolution.notice ?? '' });
        return { status: 'disabled', notice: resolution.notice ?? '' };
      }
      return this.giveUp(new RemoteFault('contract', id, 'none', resolution.reason));
    }

    let fault: RemoteFault | undefined;
    for (const [index, candidate] of this.candidates().entries()) {
      if (this.failed.has(candidate.version)) continue;
      try {
        const budget = index === 0 ? ACTIVE_BUDGET_MS : LAST_GOOD_BUDGET_MS;
        const piece = await this.tryCandidate(candidate, request, budget);
        const { version } = candidate;
        if (request.layout) this.layouts.set(request.layout, piece.Layout);
        this.setState(
          fault ? { status: 'degraded', version, fault } : { status: 'ready', version },
        );
        return { status: 'ready', piece, version };
      } catch (thrown) {
        fault = thrown as RemoteFault;
        this.failed.add(candidate.version);
        this.options.onFault(fault);
      }
    }
    return this.giveUp(
      fault ?? new RemoteFault('contract', id, 'none', 'every version has failed'),
    );
  }

  private async tryCandidate(
    candidate: Candidate,
    request: PieceRequest,
    budgetMs: number,
  ): Promise<OpenedPiece> {
    const { id, addTranslations, language } = this.options;
    const run = async () =>
      openPiece(await startModule(id, candidate, addTranslations, language()), request);
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
    return [resolution, ...resolution.standIns].map(({ version, details }) => ({
      version,
      entry: details.entry,
      integrity: details.integrity,
    }));
  }

  private giveUp(fault: RemoteFault): PieceState {
    if (this.state.status === 'loading' || this.state.status === 'idle') {
      this.setState({ status: 'failed', fault });
    }
    // The next attempt starts from the active version again.
    this.failed.clear();
    return { status: 'failed', fault };
  }

  private setPiece(request: PieceRequest, state: PieceState): void {
    this.pieces.set(keyOf(request), state);
    this.notify();
  }

  private setState(state: RemoteState): void {
    this.state = state;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const pending: PieceState = { status: 'pending' };
const keyOf = (request: PieceRequest) => `${request.kind}/${request.name}/${request.layout ?? ''}`;
