import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@spotlight/shared/contract/language';
import { embedConfig } from '../site/client-config';
import { putPrerendered, removePrerendered } from './prerendered-files';
import { putPressKit } from './press-kits';
import { type PassOptions, renderAlone } from './run-pass';
import { withShareCard } from './share-cards';
import { writeSiteMap } from './site-map';

/**
 * Renders these pages as they are now, whatever a pass would say of them: those with a share card in every language.
 * Passes go on from where they are.
 * @throws the first fault; a pass would tell it and try again
 */
export async function renderNamed(options: PassOptions, addresses: string[]): Promise<void> {
  const { siteDir, publicUrl, config } = options;
  const index = await readFile(path.join(siteDir, 'index.html'), 'utf8');
  const html = embedConfig(index, config);
  for (const address of addresses) {
    for (const language of LANGUAGES) {
      const source = { ...options, html, language };
      const page = await renderAlone(source, address);
      if (!page) await removePrerendered(siteDir, address);
      else {
        await putPressKit(source, address, page);
        await putPrerendered(
          siteDir,
          address,
          await withShareCard(source, address, page),
          language,
        );
      }
      if (!page?.card) break;
    }
  }
  await writeSiteMap(siteDir, publicUrl);
}
