/**
 * What can be wrong with a remote:
 * `http` an error status or something other than code · `network` no answer · `timeout` too late ·
 * `chunk` a later file is gone or broken · `integrity` the code is not what was published · `contract`
 * needs another shell · `evaluation` threw while starting · `invalid-module` is not a module ·
 * `render` threw while drawing · `uncaught` threw where nobody was waiting for it.
 */
export type FaultKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'chunk'
  | 'integrity'
  | 'contract'
  | 'evaluation'
  | 'invalid-module'
  | 'render'
  | 'uncaught';

/** Easy to read out: nothing looks like something else, and no numbers among them. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters that lead the owner of the code to what was on this screen, such as `KXQPM-TRBWZ`. */
const createCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/^.{5}/, '$&-');

/** A fault of one module, with what is needed to find its cause. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly referenceId = createCode();

  constructor(
    readonly kind: FaultKind,
    readonly remoteId: string,
    readonly version: string,
    readonly detail: string,
    cause?: unknown,
  ) {
    super(`${remoteId}@${version}: ${kind}: ${detail}`, { cause });
  }

  /** May the same address work a moment later? */
  get isTransient(): boolean {
    return this.kind === 'network' || (this.kind === 'http' && / 5\d\d/.test(this.detail));
  }
}
