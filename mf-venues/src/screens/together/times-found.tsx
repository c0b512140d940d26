import { AppError } from '@spotlight/shared/data';
import { NotFoundState, Panel, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { chosenOf } from '../../data/common-time/board.rules';
import { useCommonTime } from '../../data/common-time/common-time.queries';
import {
  rangeAfter,
  rangeBefore,
  type WantedTogether,
} from '../../data/common-time/together-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';
import { Columns, Side, pendingTimes } from './common-times.styles';
import { InTheWay } from './in-the-way';
import { OfferPanel } from './offer-panel';
import { TimeBoard } from './time-board';
import { TimeList } from './time-list';
import type { TogetherState } from './use-together-filters';

/** The answer of the search: board, list, and what the chosen time costs. */
export function TimesFound({ state, wanted }: { state: TogetherState; wanted: WantedTogether }) {
  const t = useTexts(togetherTexts);
  const { filters, apply } = state;
  const query = useCommonTime(wanted);
  const isGone = query.error instanceof AppError && query.error.code === 'NOT_FOUND';
  const before = rangeBefore(filters);
  const pick = (at: string) => apply({ at });
  if (isGone) return <NotFoundState title={t('together.error')} help={t('together.errorGone')} />;
  return (
    <QueryView query={query} pending={pendingTimes} errorTitle={t('together.error')}>
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
