import type { PrefetchContext } from '@spotlight/shared/contract';
import { PageHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PeriodChoice, readPeriod, usePeriod } from '../../components/ranking/period-choice';
import { RankingList } from '../../components/ranking/ranking-list';
import { RankingPage } from '../../components/ranking/ranking-page';
import { prefetchEventRanking } from '../../data/trends/trends.queries';
import trendsTexts from '../../locales/trends.zh-TW.json';

const PLACES = 50;

/** /popular-events: which events people look at, save and register for. */
export function PopularEventsScreen() {
  const t = useTexts(trendsTexts);
  const period = usePeriod();
  return (
    <RankingPage>
      <PageHeading
        title={t('trends.popularTitle')}
        lead={t('trends.popularLead')}
        action={<PeriodChoice />}
      />
      <RankingList kind="event" period={period} limit={PLACES} />
    </RankingPage>
  );
}

PopularEventsScreen.prefetch = (context: PrefetchContext) =>
  prefetchEventRanking(context, readPeriod(context.search), PLACES);
