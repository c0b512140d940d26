import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { PRERENDER_HEADER } from '../../shell/site/prerender-key';

/** The renditions that the cache keeps of a document. */
const renditions = ['br', 'gzip', ''];
const AT_ONCE = 8;

/**
 * Has a cache of ours ask the site anew for each address, in every rendition. It answers with what it had until the new one is
 * there, so nobody waits.
 * @returns the addresses that were not answered by the site itself: is the key that of this installation?
 */
export async function purge(cache: string, addresses: string[], key: string): Promise<string[]> {
  const failed = new Set<string>();
  const queue = addresses.flatMap((address) =>
    renditions.map((encoding) => [address, encoding] as const),
  );
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, encoding] = next;
      const said = await ask(new URL(address, cache), encoding, key).catch(() => 'nothing');
      if (said !== 'BYPASS' && said !== '') failed.add(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...failed];
}

/** @returns what the cache says it did; nothing for what it never keeps */
function ask(url: URL, encoding: string, key: string): Promise<string> {
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const headers = { accept: 'text/html', 'accept-encoding': encoding, [PRERENDER_HEADER]: key };
  return new Promise((resolve, reject) => {
    send(url, { headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.headers['x-cache'] ?? '')));
    })
      .on('error', reject)
      .end();
  });
}
