import type { PrefetchContext } from '@spotlight/shared/contract';
import { readChoice } from '@spotlight/shared/format';
import { ButtonLink, PageHeading, TabPanel, Tabs } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { PeriodChoice, readPeriod, usePeriod } from '../../components/ranking/period-choice';
import { RankingList } from '../../components/ranking/ranking-list';
import { RankingPage } from '../../components/ranking/ranking-page';
import { prefetchEventRanking } from '../../data/trends/trends.queries';
import { rankedKinds } from '../../data/trends/trends.schema';
import trendsTexts from '../../locales/trends.zh-TW.json';
import { SupportRanking } from './support-ranking';

const tabs = [...rankedKinds, 'support'] as const;
type TrendTab = (typeof tabs)[number];

const FIRST_PLACES = 10;
const ALL_PLACES = 50;

/** /trends: what people follow now, with the time and the method. `?tab=` and `?period=` choose. */
export function TrendsScreen() {
  const t = useTexts(trendsTexts);
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const period = usePeriod();
  const tab: TrendTab = readChoice(params, 'tab', tabs) ?? 'event';
  const isFull = params.has('full');
  const select = (next: TrendTab) =>
    setParams(
      (now) => {
        now.delete('full');
        if (next === 'event') now.delete('tab');
        else now.set('tab', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const fullAddress = () => {
    const next = new URLSearchParams(params);
    next.set('full', '1');
    return `?${next}`;
  };
  return (
    <RankingPage>
      <PageHeading
        title={t('trends.title')}
        lead={t('trends.lead')}
        action={tab !== 'support' && <PeriodChoice />}
      />
      <Tabs
        label={t('trends.tabsLabel')}
        panelId={panelId}
        selectedId={tab}
        onSelect={select}
        items={tabs.map((id) => ({ id, label: t(`trends.tab.${id}`) }))}
      />
      <TabPanel id={panelId} selectedId={tab}>
        {tab === 'support' ? (
          <SupportRanking />
        ) : (
          <RankingList
            kind={tab}
            period={period}
            limit={isFull ? ALL_PLACES : FIRST_PLACES}
            more={({ total, items }) =>
              total > items.length &&
              !isFull && (
                <ButtonLink to={fullAddress()} variant="outline" preventScrollReset>
                  {t('trends.full')}
                </ButtonLink>
              )
            }
          />
        )}
      </TabPanel>
    </RankingPage>
  );
}

TrendsScreen.prefetch = (context: PrefetchContext) =>
  prefetchEventRanking(context, readPeriod(context.search), FIRST_PLACES);
