import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { AskedFor } from './collect';

/** A line of nginx's usual format that asks for a file of a version. */
const line =
  /\[(\d{2})\/(\w{3})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})\] "(?:GET|HEAD) \/(?:remotes\/)?((?:shell|mf-[\w-]+)\/[^/\s"]+)\//;

/**
 * What the access logs of a web server say about versions that are still in use.
 * @param files plain or with `.gz`, in any order
 */
export async function readAccessLogs(files: readonly string[]): Promise<AskedFor> {
  const asked = new Map<string, Date>();
  for (const file of files) {
    const content = createReadStream(file);
    const input = file.endsWith('.gz') ? content.pipe(createGunzip()) : content;
    for await (const text of createInterface({ input })) {
      const [, day, month, year, time, hours, minutes, version = ''] = line.exec(text) ?? [];
      if (!version) continue;
      const at = new Date(`${day} ${month} ${year} ${time} ${hours}${minutes}`);
      if (at > (asked.get(version) ?? 0)) asked.set(version, at);
    }
  }
  return asked;
}
