import { RemoteFault } from './remote-fault';
import { TimeLimitError } from './time-limit';

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
  if (thrown instanceof TimeLimitError) return fault('timeout', thrown.message);
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
  if (/ScriptNetworkError/.test(text))
    return fault('integrity', 'the code does not match its hash');
  // What the shell does not provide, or not in the version that is asked for.
  if (/RUNTIME-0(06|12)/.test(text)) return fault('contract', text);
  if (/chunk/i.test(text)) return fault('chunk', text);
  return fault('evaluation', text);
}
