import { RemoteFault } from './remote-fault';
import { ScriptError } from './script-error';

const PROBE_TIMEOUT_MS = 2000;

/**
 * Finds out why an entry did not load. A script element tells nothing but "error", so the file is
 * asked for once more, as data.
 */
export async function diagnoseEntry(
  remoteId: string,
  version: string,
  entry: string,
  thrown: unknown,
): Promise<RemoteFault> {
  const fault = (kind: RemoteFault['kind'], detail: string) =>
    new RemoteFault(kind, remoteId, version, detail, thrown);
  try {
    const answer = await fetch(entry, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (!answer.ok) return fault('http', `answered ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('javascript'))
      return fault('http', `answered ${type || 'no type'}, not code`);
  } catch (probeFault) {
    const isTimeout = probeFault instanceof Error && probeFault.name === 'TimeoutError';
    return fault(isTimeout ? 'timeout' : 'network', String(probeFault));
  }
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  // The file is there and is code, yet the browser refused the script: it is not what was published.
  if (thrown instanceof ScriptError) return fault('integrity', 'the code does not match its hash');
  if (/chunk/i.test(text)) return fault('chunk', text);
  return fault('evaluation', text);
}
