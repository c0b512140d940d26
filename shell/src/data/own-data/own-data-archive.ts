import { downloadFile } from '@spotlight/shared/files';
import { taipeiDay } from '@spotlight/shared/format/parts';
import { ownDataPage } from './own-data-page';
import type { OwnData } from './own-data.schema';
import { zipOf } from './zip';

/** Hands the person's data over: one archive with a page to read and a file for programs. */
export function handOverOwnData(data: OwnData, now = new Date()): void {
  const archive = zipOf(
    [
      { name: 'spotlight-data.html', content: ownDataPage(data) },
      { name: 'spotlight-data.json', content: `${JSON.stringify(data, null, 2)}\n` },
    ],
    now,
  );
  downloadFile(`spotlight-${taipeiDay(now.toISOString())}.zip`, archive, 'application/zip');
}
