import type { RemoteModule, Translations } from '@spotlight/shared/contract';
import { forgetEarlyReads } from '@spotlight/shared/data/early-read';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';
import {
  resolveRemote,
  type Registry,
  type ResolveContext,
} from '@spotlight/shared/contract/schema';
import { openPiece, type OpenedPiece, type PieceRequest } from './open-remote';
import type { VersionSource } from './registry-plugin';
import { RemoteFault } from './remote-fault';
import { TimeLimitError, withTimeLimit } from './time-limit';
import type { VersionFiles } from './version-files';

/** How one remote is doing in this tab; another version than the active one is its last good one, which stands in. */
export type RemoteState =
  | { status: 'idle' | 'loading' | 'failed' | 'disabled' }
  | { status: 'ready'; version: string };

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
export class RemoteStore implements VersionSource {
  private readonly store = createStore<RemoteView>(() => ({
    remote: { status: 'idle' },
    pieces: {},
  }));
  private readonly layouts = new Map<string, OpenedPiece['Layout']>();
  /** Versions that failed in this tab; the last good one stands in for them until a retry. */
  private readonly failed = new Set<string>();
  /** Versions whose texts are there. */
  private readonly prepared = new Set<string>();

  constructor(private readonly options: RemoteStoreOptions) {}

  get id(): string {
    return this.options.id;
  }

  get registry(): Registry {
    return this.options.registry;
  }

  get view(): ReadonlyStore<RemoteView> {
    return this.store;
  }

  private get remote(): RemoteState {
    return this.store.getState().remote;
  }

  private get version(): string | undefined {
    return this.remote.status === 'ready' ? this.remote.version : undefined;
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
    return new RemoteFault('render', this.id, this.version ?? 'unknown', String(thrown), thrown);
  }

  /** Tells support about a fault. */
  report(fault: RemoteFault): void {
    this.options.onFault(fault);
  }

  /** After a fault in drawing: load the piece anew, from the last good version if there is another. */
  recover(request: PieceRequest): Promise<PieceState> {
    const { version } = this;
    if (version !== undefined && this.candidates().length > 1) this.failed.add(version);
    return this.load(request);
  }

  pick(): VersionFiles | undefined {
    return this.candidates().find(({ version }) => !this.failed.has(version));
  }

  fail(fault: RemoteFault): boolean {
    if (!this.failed.has(fault.version)) {
      this.failed.add(fault.version);
      this.options.onFault(fault);
    }
    return this.pick() !== undefined;
  }

  async prepare(version: string, { translations }: RemoteModule): Promise<void> {
    if (this.prepared.has(version)) return;
    const load = translations[this.options.language()] ?? translations['zh-TW'];
    try {
      this.options.addTranslations((await load?.()) ?? {});
    } catch (thrown) {
      const detail = `translations: ${String(thrown)}`;
      throw new RemoteFault('chunk', this.id, version, detail, thrown);
    }
    this.prepared.add(version);
  }

  started(version: string): void {
    this.store.setState({ remote: { status: 'ready', version } });
  }

  private async load(request: PieceRequest): Promise<PieceState> {
    this.setPiece(request, pending);
    if (this.remote.status === 'idle') this.store.setState({ remote: { status: 'loading' } });
    const outcome = await this.tryVersions(request);
    this.setPiece(request, outcome);
    return outcome;
  }

  private async tryVersions(request: PieceRequest): Promise<PieceState> {
    const { registry, context } = this.options;
    const resolution = resolveRemote(registry, this.id, context);
    if (resolution.kind === 'unavailable') {
      if (resolution.reason !== 'disabled')
        return this.giveUp(this.nothingToTry(resolution.reason));
      this.store.setState({ remote: { status: 'disabled' } });
      return { status: 'disabled', notice: resolution.notice ?? '' };
    }
    const [active] = this.candidates();
    const deadlines = new Map<string, number>();
    let fault: RemoteFault | undefined;
    for (let files = this.pick(); files; files = this.pick()) {
      const { version } = files;
      const budget = version === active?.version ? ACTIVE_BUDGET_MS : LAST_GOOD_BUDGET_MS;
      const deadline = deadlines.get(version) ?? Date.now() + budget;
      deadlines.set(version, deadline);
      try {
        const opened = await withTimeLimit(this.openOnce(request), deadline - Date.now());
        if (request.layout) this.layouts.set(request.layout, opened.piece.Layout);
        return { status: 'ready', ...opened };
      } catch (thrown) {
        fault = this.faultOf(thrown, version);
        // By then the runtime may have gone on to another version by itself, whose time has only begun.
        if (fault.kind !== 'timeout' || this.pick()?.version === version) this.fail(fault);
      }
    }
    return this.giveUp(fault ?? this.nothingToTry('every version has failed'));
  }

  /** Starts the version that is picked, or one that stands in, and fetches the code of the piece. */
  private async openOnce(request: PieceRequest): Promise<{ piece: OpenedPiece; version: string }> {
    const { startRemote } = await import(/* webpackChunkName: "host" */ './host');
    const { module, version } = await startRemote(this);
    return { piece: await openPiece(module, version, request), version };
  }

  private faultOf(thrown: unknown, version: string): RemoteFault {
    if (thrown instanceof RemoteFault) return thrown;
    const kind = thrown instanceof TimeLimitError ? 'timeout' : 'evaluation';
    return new RemoteFault(kind, this.id, version, String(thrown), thrown);
  }

  private candidates(): VersionFiles[] {
    const { registry, context } = this.options;
    const resolution = resolveRemote(registry, this.id, context);
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
    const fault = new RemoteFault('contract', this.id, 'none', detail);
    this.options.onFault(fault);
    return fault;
  }

  private giveUp(fault: RemoteFault): PieceState {
    if (this.version === undefined) this.store.setState({ remote: { status: 'failed' } });
    // The next attempt starts from the active version again.
    this.failed.clear();
    return { status: 'failed', fault };
  }

  private setPiece(request: PieceRequest, state: PieceState): void {
    const { pieces } = this.store.getState();
    this.store.setState({ pieces: { ...pieces, [keyOf(request)]: state } });
  }
}

const pending: PieceState = { status: 'pending' };
const keyOf = (request: PieceRequest) => `${request.kind}/${request.name}/${request.layout ?? ''}`;

/** The piece as it stands now; asking does not start anything. */
export const pieceOf = ({ pieces }: RemoteView, request: PieceRequest): PieceState =>
  pieces[keyOf(request)] ?? pending;
