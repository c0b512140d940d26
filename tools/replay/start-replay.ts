import { LANGUAGE_STORAGE_KEY } from '@spotlight/shared/contract/language';
import { THEME_STORAGE_KEY } from '../../shell/src/theme/theme-storage-key';
import { StartProblem } from '../../supabase/stack/problem';
import type { FaultReport } from './fault-report';
import {
  serveComposition,
  type CompositionOptions,
  type ServedComposition,
} from './serve-composition';

export interface ReplayOptions extends Pick<CompositionOptions, 'dataDir' | 'siteUrl'> {
  report: FaultReport;
}

const OPENING = '/replay';

/**
 * Serves what the browser of a report had. Its address opens the page of the report, in its language and theme.
 * @throws StartProblem that names versions which are gone, or says that the site does not run
 */
export async function startReplay({ report, ...where }: ReplayOptions): Promise<ServedComposition> {
  const pages = { [OPENING]: openingPage(report) };
  const composition = report.composition;
  const served = await serveComposition({ ...where, composition, pages }).catch(
    (fault: unknown) => {
      // What `fetch` says where nobody answers; the reason stands in its cause.
      if ((fault as Error).message === 'fetch failed')
        throw new StartProblem(
          `No site answers at ${where.siteUrl}, whose data the page needs. Start it with "npm start", or name one that runs: --site https://…`,
        );
      throw fault;
    },
  );
  return { ...served, url: served.url + OPENING };
}

/** Sets this origin up as the browser of the report was, and goes on to its page. */
const openingPage = ({ theme, language, page }: FaultReport): string => {
  const script = `
    localStorage[${JSON.stringify(THEME_STORAGE_KEY)}] = ${JSON.stringify(theme)};
    localStorage[${JSON.stringify(LANGUAGE_STORAGE_KEY)}] = ${JSON.stringify(language)};
    location.replace(${JSON.stringify(page)});`;
  return `<!doctype html><title>replay</title><script>${script.replaceAll('<', '\\u003c')}</script>`;
};
