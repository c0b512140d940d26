import { toAppError } from '@spotlight/shared/data';
import { serverNow } from '@spotlight/shared/format';
import { createStore, type ReadonlyStore, type StoreApi } from '@spotlight/shared/vendor/store';
import { hashOf, readCode, type ReadCode } from './code.rules';
import { checkIn, mergeScans, undoCheckIn } from './gate.repository';
import type { CachedManifest, StoredScan, ServerScan } from './gate.schema';
import { gateNow } from './gate-clock.rules';
import type { ScannerOptions, ScannerState, ShownScan } from './scanner-state';
import { closed, entryOf, judge } from './judge.rules';
import { answered, decidedAlone, merged } from './scan.rules';

/** Nobody waits longer at a gate; the device then decides by itself. */
const PATIENCE_MS = 3_000;
/** After a wait in vain the device decides by itself for this long: a queue of people cannot wait each time. */
const QUIET_MS = 20_000;
const BATCH = 200;
/** Failures after which the device decides by itself, the last two because the queue must move on. */
const unanswered = ['OFFLINE', 'TIMEOUT', 'SERVER', 'NOT_SIGNED_IN', 'RATE_LIMITED'];

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('timeout')), PATIENCE_MS);
    }),
  ]);

const isTimeout = (thrown: unknown) => thrown instanceof Error && thrown.message === 'timeout';

const isUnanswered = (thrown: unknown) =>
  isTimeout(thrown) || unanswered.includes(toAppError(thrown).code);

/**
 * The scanner of one event on one device: it asks the server where there is one, decides by itself where
 * there is none, writes every entry down before it says yes, and reports entries later. A scan keeps
 * its nonce over all attempts, so that one that arrived unnoticed is not counted twice.
 */
export class Scanner {
  private readonly store: StoreApi<ScannerState>;
  /** Code → nonce of a scan that may have arrived without an answer. */
  private readonly attempts = new Map<string, string>();
  private readonly underWay = new Map<string, Promise<void>>();
  private merging: Promise<void> | null = null;
  /** Was a report asked for while one was under way? */
  private isAskedAgain = false;
  /** Until then the network is taken for lost, whatever the device says. By a clock that nobody sets. */
  private quietUntil = 0;
  private readonly options: ScannerOptions;

  constructor(options: ScannerOptions, scans: readonly StoredScan[] = []) {
    this.options = options;
    const latestFirst = [...scans].sort((a, b) => (a.scannedAt < b.scannedAt ? 1 : -1));
    this.store = createStore(() => ({
      scans: latestFirst,
      last: null,
      isDeciding: false,
      isStored: options.isStored ?? true,
      isMerging: false,
      mergeError: null,
    }));
  }

  /** What the scanner shows. */
  get view(): ReadonlyStore<ScannerState> {
    return this.store;
  }

  private get state(): ScannerState {
    return this.store.getState();
  }

  /** Judges what the camera or the staff read. The same code twice at once is one scan. */
  readonly scan = (raw: string, cached: CachedManifest, gateId: string | null): Promise<void> => {
    const code = readCode(raw);
    if (!code) return Promise.resolve();
    const before = this.underWay.get(code.text);
    if (before) return before;
    const work = this.decide(code, cached, gateId).finally(() => {
      this.underWay.delete(code.text);
      this.set({ isDeciding: this.underWay.size > 0 });
    });
    this.underWay.set(code.text, work);
    // The answer to one ticket must not be read as the answer to the next.
    this.set({ last: null, isDeciding: true });
    return work;
  };

  private async decide(code: ReadCode, cached: CachedManifest, gateId: string | null) {
    const nonce = this.attempts.get(code.text) ?? crypto.randomUUID();
    const isHere = code.kind === 'ticket' && this.isWaiting(code.ticketId);
    let mayBeKnown = false;
    let isClosed = false;
    // The server does not know yet of those who wait in the queue, and would let them in again.
    if (navigator.onLine && !isHere && performance.now() >= this.quietUntil) {
      const { backend, eventId, deviceId } = this.options;
      try {
        const request = { eventId, code: code.text, nonce, gateId, deviceId };
        const answer = await inTime(checkIn(backend, request));
        this.attempts.delete(code.text);
        await this.add(answered(answer, eventId, gateId), {
          holderName: answer.ticket?.holderName ?? null,
          ticketNo: answer.ticket?.ticketNo ?? null,
          isOffline: false,
        });
        void this.merge();
        return;
      } catch (thrown) {
        if (isTimeout(thrown)) this.quietUntil = performance.now() + QUIET_MS;
        isClosed = toAppError(thrown).code === 'INVALID_STATE';
        if (!isClosed && !isUnanswered(thrown)) throw thrown;
        mayBeKnown = !isClosed;
      }
    }
    await this.decideAlone(code, cached, { nonce, gateId, mayBeKnown, isClosed });
  }

  private async decideAlone(
    code: ReadCode,
    { manifest, askedAt, eventId }: CachedManifest,
    scan: { nonce: string; gateId: string | null; mayBeKnown: boolean; isClosed: boolean },
  ) {
    const { nonce, gateId, mayBeKnown, isClosed } = scan;
    const hash = code.kind === 'ticket' ? await hashOf(code.secret) : '';
    const now = gateNow(manifest);
    const { scans } = this.state;
    const input = { code, hash, manifest, manifestAskedAt: askedAt, scans, gateId, now };
    // The server's clock and state of the event come before those of the device.
    const judgement = isClosed ? closed : judge(input);
    const decided = decidedAlone(judgement, {
      nonce,
      eventId,
      code: code.text,
      gateId,
      mayBeKnown,
      scannedAt: new Date(now).toISOString(),
    });
    if (mayBeKnown && decided.state !== 'waiting') this.attempts.set(code.text, nonce);
    // An entry has its nonce written down; the next scan of that code is another one.
    else this.attempts.delete(code.text);
    await this.add(decided, { holderName: null, ticketNo: null, isOffline: !isClosed });
    // The network may have come back while this was decided, when there was nothing to report yet.
    if (!mayBeKnown && performance.now() >= this.quietUntil) void this.merge();
  }

  /**
   * Reports who was let in without network. Does nothing when there is nobody. An attempt that fails is made
   * once more when somebody asked meanwhile: it may have begun on a network that has come back since.
   */
  readonly merge = (): Promise<void> => {
    this.isAskedAgain = this.merging !== null;
    this.merging ??= this.report().finally(() => {
      this.merging = null;
      this.set({ isMerging: false });
    });
    return this.merging;
  };

  private async report() {
    const waiting = () => this.state.scans.filter(({ state }) => state === 'waiting').toReversed();
    while (waiting().length > 0 && navigator.onLine) {
      this.set({ isMerging: true });
      const batch = waiting().slice(0, BATCH);
      try {
        const answers = new Map((await this.send(batch)).map((scan) => [scan.nonce, scan]));
        const settled = batch.flatMap((scan) => {
          const answer = answers.get(scan.nonce);
          return answer ? [merged(scan, answer)] : [];
        });
        this.quietUntil = 0;
        await this.change(settled);
        this.set({ mergeError: null });
        if (settled.length < batch.length) return;
      } catch (thrown) {
        const { isTransient } = toAppError(thrown);
        this.set({ mergeError: isTransient ? null : thrown });
        if (!isTransient || !this.isAskedAgain) return;
        this.isAskedAgain = false;
      }
    }
  }

  private async send(batch: readonly StoredScan[]): Promise<ServerScan[]> {
    const { backend, eventId, deviceId } = this.options;
    try {
      return await mergeScans(backend, eventId, deviceId, batch);
    } catch (thrown) {
      if (toAppError(thrown).code !== 'NOT_FOUND') throw thrown;
      // A gate was removed meanwhile. The people are inside all the same.
      const anyGate = batch.map((scan) => ({ ...scan, gateId: null }));
      return mergeScans(backend, eventId, deviceId, anyGate);
    }
  }

  /**
   * Takes an entry back.
   * @throws AppError; without network only what was not reported yet can be taken back
   */
  readonly undo = async (scan: StoredScan, reason: string): Promise<void> => {
    await this.merging;
    const find = () => this.state.scans.find(({ nonce }) => nonce === scan.nonce) ?? scan;
    if (find().state === 'waiting' && find().mayBeKnown) await this.merge();
    if (find().state !== 'waiting' || find().mayBeKnown) {
      await undoCheckIn(this.options.backend, scan.ticketId ?? '', reason);
    }
    const settledAt = new Date(serverNow()).toISOString();
    const isOfTicket = ({ ticketId, verdict, nonce }: StoredScan) =>
      nonce === scan.nonce || (ticketId === scan.ticketId && verdict === 'ok');
    await this.change(
      this.state.scans
        .filter(isOfTicket)
        .map((one) => ({ ...one, state: 'undone', code: null, settledAt })),
    );
  };

  /** The staff has seen where the server and this device disagree. */
  readonly acknowledge = (): Promise<void> =>
    this.change(
      this.state.scans
        .filter(({ isConflict, isRead }) => isConflict && !isRead)
        .map((scan) => ({ ...scan, isRead: true })),
    );

  readonly dismiss = (): void => this.set({ last: null });

  private isWaiting(ticketId: string): boolean {
    return entryOf(ticketId, this.state.scans, '9')?.state === 'waiting';
  }

  private async add(scan: StoredScan, shown: Omit<ShownScan, keyof StoredScan>) {
    // Written down first: what the staff saw as let in must not be gone after a crash.
    await this.write([scan]);
    // As they are now: others may have been added or reported meanwhile.
    const others = this.state.scans.filter(({ nonce }) => nonce !== scan.nonce);
    this.set({ scans: [scan, ...others], last: { ...scan, ...shown } });
  }

  private async change(changed: readonly StoredScan[]) {
    if (changed.length === 0) return;
    const byNonce = new Map(changed.map((scan) => [scan.nonce, scan]));
    this.set({ scans: this.state.scans.map((scan) => byNonce.get(scan.nonce) ?? scan) });
    await this.write(changed);
  }

  private async write(scans: readonly StoredScan[]) {
    try {
      await this.options.storage.putScans(scans);
    } catch {
      // A full disk must not stop the check-in; the staff is told that a reload would lose entries.
      this.set({ isStored: false });
    }
  }

  private set(changes: Partial<ScannerState>) {
    this.store.setState(changes);
  }
}
