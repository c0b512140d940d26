/** Why an address could not be read, as the database keeps it. */
export type ReadFault = 'unreachable' | 'refused' | 'no_calendar' | 'too_large' | 'too_many';

export class ReadProblem extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** How a machine looks up names and asks servers. */
export interface Network {
  /** Every address of a name. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
  /** Asks the server at one of those addresses; follows no redirect. */
  ask(
    url: URL,
    at: string,
    init: { headers: Record<string, string>; signal: AbortSignal },
  ): Promise<Response>;
}

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

/**
 * Reads what lies at an address that somebody typed, over https only: at most 2 MB, in ten seconds, over three
 * redirects, each looked at like the first. One address of a name that is not public is enough to read nothing.
 * @throws ReadProblem
 */
export async function readAddress(address: string, network: Network): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(url, network, signal);
    const next = answer.headers.get('Location');
    if (answer.status >= 300 && answer.status < 400 && next) {
      await answer.body?.cancel();
      url = new URL(next, url);
      continue;
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new ReadProblem('refused', `the server answers ${answer.status}`);
    }
    return textOf(answer);
  }
  throw new ReadProblem('refused', 'the address leads round and round');
}

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<Response> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username || url.password) {
    throw new ReadProblem('refused', 'only https, at its own port, without a name');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await network.resolve(host).catch(() => [] as string[]);
  const [first] = found;
  if (!first || !found.every((each) => network.isPublic(each))) {
    throw new ReadProblem('unreachable', 'no such host on the open network');
  }
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'identity',
    'User-Agent': 'Spotlight-Calendar/1.0',
  };
  return network.ask(url, first, { headers, signal }).catch((error: unknown) => {
    throw new ReadProblem('unreachable', (error as Error).message);
  });
}

/** The text of an answer, as it comes: what is longer than it may be is not read to its end. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw new ReadProblem('unreachable', (error as Error).message);
    });
    if (!part || part.done) return text + decoder.decode();
    const bytes = part.value as Uint8Array;
    size += bytes.length;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw new ReadProblem('too_large', 'more than 2 MB');
    }
    text += decoder.decode(bytes, { stream: true });
  }
}
