import { usePageMeta } from '@spotlight/shared/contract';
import { PrintedPage, ScreenTools } from '@spotlight/shared/print';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  NotFoundState,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { usePerformer } from '../../data/performer/performer.queries';
import epkTexts from '../../locales/epk.zh-TW.json';
import { paths, performerPath } from '../../paths';
import { EpkSheet } from './epk-sheet';

/** /performers/:id/epk: a performer on paper, for organizers and press, and for those whose file is not drawn yet or not in their language. */
export function PerformerEpkScreen() {
  const t = useTexts(epkTexts);
  const { id = '' } = useParams();
  const query = usePerformer(id);
  const name = query.data?.performerName ?? '';
  usePageMeta({ title: name && t('epk.title', { name }) });
  // The page has no frame of the site: paper has none either.
  return (
    <main id="main" tabIndex={-1}>
      <QueryView
        query={query}
        pending={
          <PrintedPage aria-busy="true">
            <Skeleton height={48} />
            <Skeleton height={320} />
          </PrintedPage>
        }
        errorTitle={t('epk.error')}
        isEmpty={(performer) => performer === null}
        empty={
          <NotFoundState
            title={t('epk.missing.title')}
            help={t('epk.missing.help')}
            action={<ButtonLink to={paths.performerList}>{t('epk.missing.action')}</ButtonLink>}
          />
        }
      >
        {(performer) =>
          performer && (
            <PrintedPage>
              <ScreenTools>
                <ButtonLink
                  to={performerPath(id)}
                  variant="plain"
                  size="sm"
                  icon={<ArrowLeftIcon size={18} />}
                >
                  {t('epk.back', { name })}
                </ButtonLink>
                <Button onClick={() => window.print()}>{t('epk.print')}</Button>
                <p>{t('epk.printHelp')}</p>
              </ScreenTools>
              <EpkSheet performer={performer} />
            </PrintedPage>
          )
        }
      </QueryView>
    </main>
  );
}
