import { RemoteFault } from './remote-fault';

/** Faults of this tab, newest last, for support: `window.spotlightFaults` in the console. */
const faults: RemoteFault[] = [];
let tell: ((fault: RemoteFault) => void) | undefined;

declare global {
  interface Window {
    spotlightFaults?: readonly RemoteFault[];
  }
}

/** Writes a fault down with module, version and code. */
export function reportFault(fault: RemoteFault): void {
  faults.push(fault);
  window.spotlightFaults = faults;
  console.error(`[${fault.referenceId}] ${fault.message}`, fault.cause ?? '');
  tell?.(fault);
}

/** Has every fault told on: those that were there before as well. */
export function tellFaults(teller: (fault: RemoteFault) => void): void {
  tell = teller;
  faults.forEach(teller);
}

/**
 * Names the module behind every uncaught error: the address of a remote's file holds its id and
 * version.
 */
export function watchUncaughtErrors(): void {
  const report = (thrown: unknown, text: string, place?: string) => {
    const where = (thrown instanceof Error ? thrown.stack : undefined) ?? place ?? '';
    const [, id = 'shell', version = 'active'] = /\/remotes\/([\w-]+)\/([^/]+)\//.exec(where) ?? [];
    reportFault(new RemoteFault('uncaught', id, version, text, thrown));
  };
  window.addEventListener('error', ({ error, message, filename }) =>
    report(error, message, filename),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, String(reason)));
}
