import type { RemoteFault } from './remote-fault';

/** Faults of this tab, newest last, for support: `window.spotlightFaults` in the console. */
const faults: RemoteFault[] = [];

declare global {
  interface Window {
    spotlightFaults?: readonly RemoteFault[];
  }
}

/** Writes a fault down with module, version and reference id. */
export function reportFault(fault: RemoteFault): void {
  faults.push(fault);
  window.spotlightFaults = faults;
  console.error(`[${fault.referenceId}] ${fault.message}`, fault.cause ?? '');
}

/**
 * Names the module behind every uncaught error: the address of a remote's file holds its id and
 * version.
 */
export function watchUncaughtErrors(): void {
  const name = (stack: string | undefined) =>
    /\/remotes\/([\w-]+)\/([^/]+)\//
      .exec(stack ?? '')
      ?.slice(1, 3)
      .join('@') ?? 'shell';
  window.addEventListener('error', (event) => {
    const where = (event.error as Error | undefined)?.stack ?? event.filename;
    console.error(`[uncaught in ${name(where)}] ${event.message}`);
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const where = reason instanceof Error ? reason.stack : undefined;
    console.error(`[unhandled rejection in ${name(where)}] ${String(reason)}`);
  });
}
