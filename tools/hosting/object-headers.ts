import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheControlOf } from '../../shell/site/cache-control';
import { KIT_FOLDER } from '../../shell/site/prerendered-page';
import { projectRoot } from '../webpack/project';

/** What nginx says of each kind of file: one list for both. */
const typesFile = path.join(projectRoot, 'nginx/templates/snippets/types.conf');
const types = new Map(
  [...readFileSync(typesFile, 'utf8').matchAll(/^ {2}(?:"(.+?)"|(\S+)) ([\w ]+);$/gm)].flatMap(
    ([, quoted, plain, endings = '']) =>
      endings.split(' ').map((ending) => [ending, quoted ?? plain ?? ''] as const),
  ),
);

/**
 * What an object in a bucket is stored with, so that whoever hands it out says the right thing. Compressed copies lie beside
 * their file, and are what that is in an encoding: a server in front may answer with them.
 */
export function headersOf(address: string): Record<string, string> {
  const [, plain = address, copy = ''] = /^(.*)\.(br|gz)$/.exec(address) ?? [];
  const ending = path.posix.extname(plain).slice(1);
  const type = types.get(ending) ?? 'application/octet-stream';
  return {
    'content-type': /^text\/[a-z]+$/.test(type) ? `${type}; charset=utf-8` : type,
    'cache-control': cacheControlOf(plain) ?? 'no-cache',
    ...(copy && { 'content-encoding': copy === 'br' ? 'br' : 'gzip' }),
    ...(plain.startsWith(`/${KIT_FOLDER}/`) && { 'content-disposition': 'attachment' }),
  };
}
