import { formatTimes } from '@spotlight/shared/booking/hours';
import { formatMonthDay, formatPrice, taipeiTime } from '@spotlight/shared/format';
import { Badge, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { leastTotal } from '../../data/common-time/board.rules';
import type { CommonTime, SharedTime } from '../../data/common-time/common-time.schema';
import togetherTexts from '../../locales/together.zh-TW.json';

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > h2 {
    font-size: var(--text-18);
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Choices = styled.fieldset`
  min-width: 0;
  max-height: 380px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding-block: 6px;
  border-top: 1px solid var(--line);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > input {
    width: 20px;
    height: 20px;
    margin: 0 0 0 4px;
    accent-color: var(--accent);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  /* Below its time: beside it, both would break in two. */
  & > :last-child {
    grid-column: 2;
  }
`;

export interface TimeListProps {
  answer: CommonTime;
  hours: number;
  /** The run that is chosen. */
  chosen: SharedTime | null;
  onPick: (startAt: string) => void;
}

/** Every run of common hours with what it costs; the same as the board, for keyboard and reader. */
export function TimeList({ answer, hours, chosen, onPick }: TimeListProps) {
  const t = useTexts(togetherTexts);
  const name = useId();
  const { times, venues, performers } = answer;
  const totals = times.map(({ prices }) => leastTotal(prices, performers));
  const lowest = Math.min(...totals.map(({ venue }) => venue));
  const isCheapest = (venue: number) =>
    venue === lowest && totals.some((each) => each.venue > lowest);
  const hasPairs = venues.length > 1 || performers.length > 1;
  return (
    <Frame as="section">
      <h2 id={name}>{t('together.list.title', { count: times.length })}</h2>
      <p>{t(hasPairs ? 'together.list.notePairs' : 'together.list.note', { hours })}</p>
      <Choices aria-labelledby={name}>
        {times.map((time, index) => {
          const { venue, fee } = totals[index] ?? { venue: 0, fee: null };
          return (
            <Choice key={time.startAt}>
              <input
                type="radio"
                name={name}
                checked={time === chosen}
                onChange={() => onPick(time.startAt)}
              />
              <span>
                {`${formatMonthDay(time.day)} ${formatTimes(time.startAt, time.endAt)}`}
                {time.lastStart !== time.startAt && (
                  <small>{t('together.list.flexible', { time: taipeiTime(time.lastStart) })}</small>
                )}
              </span>
              <span>
                {isCheapest(venue) && <Badge tone="success">{t('together.list.cheapest')}</Badge>}{' '}
                {fee === null
                  ? t('together.list.venueOnly', { price: formatPrice(venue) })
                  : t('together.list.total', { price: formatPrice(venue + fee) })}
              </span>
            </Choice>
          );
        })}
      </Choices>
    </Frame>
  );
}
