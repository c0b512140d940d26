import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './contents';

/** A published site, as far as somebody outside of it can read it. */
export interface SiteSource {
  /** A file by its address, as it is before compression; `null` where there is none. */
  read: (address: string) => Promise<Buffer | null>;
  /** The names of all files below an address; `null` where nobody can say, as of a server. */
  list: (address: string) => Promise<string[] | null>;
  /** The content security policy of its pages. */
  readPolicy: () => Promise<string>;
}

/** What lies in a directory that a web server shall serve. */
export const siteInDirectory = (site: string): SiteSource => {
  const fileOf = (address: string) => path.join(site, address);
  const read = async (address: string) =>
    existsSync(fileOf(address)) ? readFile(fileOf(address)) : null;
  return {
    read,
    list: (address) => listFiles(fileOf(address)),
    readPolicy: async () => String((await read('/csp.txt')) ?? ''),
  };
};

/** What a server hands out, at the address of its first page. */
export const siteOnServer = (url: string): SiteSource => {
  const ask = (address: string) => fetch(new URL(address, url), { redirect: 'error' });
  return {
    read: async (address) => {
      const answer = await ask(address);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    list: () => Promise.resolve(null),
    readPolicy: async () => (await ask('/')).headers.get('content-security-policy') ?? '',
  };
};
