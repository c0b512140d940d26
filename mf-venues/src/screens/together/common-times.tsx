import { AppError } from '@spotlight/shared/data';
import {
  EmptyState,
  NotFoundState,
  Panel,
  QueryView,
  Skeleton,
  fromDesktop,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { chosenOf } from '../../data/common-time/board.rules';
import { useCommonTime } from '../../data/common-time/common-time.queries';
import {
  rangeAfter,
  rangeBefore,
  wantedTogether,
  type WantedTogether,
} from '../../data/common-time/together-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';
import { InTheWay } from './in-the-way';
import { OfferPanel } from './offer-panel';
import { TimeBoard } from './time-board';
import { TimeList } from './time-list';
import type { TogetherState } from './use-together-filters';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const pending = (
  <Columns aria-busy="true">
    <Skeleton height={460} radius="var(--radius-card)" />
    <Skeleton height={320} radius="var(--radius-card)" />
  </Columns>
);

/** The times that all have in common, or what is missing to look for them. */
export function CommonTimes({ state }: { state: TogetherState }) {
  const t = useTexts(togetherTexts);
  const { filters } = state;
  const wanted = wantedTogether(filters);
  if (!wanted) {
    const missing =
      filters.venues.length > 0
        ? 'missingPerformer'
        : filters.performers.length > 0
          ? 'missingVenue'
          : 'title';
    return <EmptyState title={t(`together.start.${missing}`)} help={t('together.start.help')} />;
  }
  return <Answer state={state} wanted={wanted} />;
}

function Answer({ state, wanted }: { state: TogetherState; wanted: WantedTogether }) {
  const t = useTexts(togetherTexts);
  const { filters, apply } = state;
  const query = useCommonTime(wanted);
  const isGone = query.error instanceof AppError && query.error.code === 'NOT_FOUND';
  const before = rangeBefore(filters);
  const pick = (at: string) => apply({ at });
  if (isGone) return <NotFoundState title={t('together.error')} help={t('together.errorGone')} />;
  return (
    <QueryView query={query} pending={pending} errorTitle={t('together.error')}>
      {(answer) => {
        const chosen = chosenOf(answer.times, filters.at);
        return (
          <Columns>
            <Panel>
              <TimeBoard
                answer={answer}
                wanted={wanted}
                startAt={chosen?.startAt ?? null}
                onPick={pick}
                onMove={{
                  back: before && (() => apply(before)),
                  on: () => apply(rangeAfter(filters)),
                }}
              />
            </Panel>
            {answer.times.length === 0 ? (
              <InTheWay answer={answer} state={state} />
            ) : (
              <Side>
                <TimeList
                  answer={answer}
                  hours={filters.hours}
                  chosen={chosen?.time ?? null}
                  onPick={pick}
                />
                {chosen ? (
                  <OfferPanel
                    answer={answer}
                    chosen={chosen}
                    minutes={wanted.minutes}
                    people={wanted.people}
                    onPick={pick}
                  />
                ) : (
                  <p role="status">{t('together.offer.choose')}</p>
                )}
              </Side>
            )}
          </Columns>
        );
      }}
    </QueryView>
  );
}
