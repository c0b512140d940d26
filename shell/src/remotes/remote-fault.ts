import { createReferenceId } from '@spotlight/shared/data';

/**
 * What can be wrong with a remote:
 * `http` an error status or something other than code · `network` no answer · `timeout` too late ·
 * `chunk` a later file is gone or broken · `integrity` the code is not what was published · `contract`
 * needs another shell · `evaluation` threw while starting · `invalid-module` is not a module ·
 * `render` threw while drawing.
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
  | 'render';

/** A fault of one remote, with what is needed to find its cause. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly referenceId: string;

  constructor(
    readonly kind: FaultKind,
    readonly remoteId: string,
    readonly version: string,
    readonly detail: string,
    cause?: unknown,
  ) {
    super(`${remoteId}@${version}: ${kind}: ${detail}`, { cause });
    this.referenceId = createReferenceId(remoteId.replace(/^mf-/, ''));
  }

  /** May the same address work a moment later? */
  get isTransient(): boolean {
    return this.kind === 'network' || (this.kind === 'http' && / 5\d\d/.test(this.detail));
  }
}
