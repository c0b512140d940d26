import { PriceLines } from '@spotlight/shared/booking';
import { formatHours } from '@spotlight/shared/booking/hours';
import { formatPrice, taipeiTime } from '@spotlight/shared/format';
import { Button, Notice, Panel, SelectField, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { endOf, leastTotal, startsOf } from '../../data/common-time/board.rules';
import { usePricesTogether } from '../../data/common-time/common-time.queries';
import type { CommonTime, SharedTime } from '../../data/common-time/common-time.schema';
import togetherTexts from '../../locales/together.zh-TW.json';
import { useFee } from './use-fee';

const AskForm = lazyPart(
  () => import(/* webpackChunkName: "ask-together" */ './ask-form').then((m) => m.AskForm),
  { pending: <Skeleton height={420} /> },
);

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & h2 {
    font-size: var(--text-18);
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    font-size: var(--text-16);
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  font-variant-numeric: tabular-nums;
`;

const Sum = styled(Line)`
  padding-top: 12px;
  border-top: 2px solid var(--ink);
  & > strong {
    font-size: var(--text-22);
  }
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export interface OfferPanelProps {
  answer: CommonTime;
  chosen: { time: SharedTime; startAt: string };
  minutes: number;
  people: number;
  onPick: (startAt: string) => void;
}

/** One time: what each side costs then, line by line, and the way to ask them all. */
export function OfferPanel({ answer, chosen, minutes, people, onPick }: OfferPanelProps) {
  const t = useTexts(togetherTexts);
  const feeOf = useFee();
  const [isAsking, setIsAsking] = useState(false);
  const { venues, performers } = answer;
  const { time, startAt } = chosen;
  const endAt = endOf(startAt, minutes);
  const query = usePricesTogether(
    venues.map(({ id }) => ({ venueId: id, startAt, endAt, attendees: people, facilities: [] })),
  );
  const starts = startsOf(time);
  // Prices of the start before do not count as those of this one.
  const prices = query.isPlaceholderData ? undefined : query.data;
  const tooSmall = venues.find(({ capacity }) => capacity < people);
  const taken = venues.find(
    (_, index) => prices?.[index]?.problem && prices[index].problem.field !== 'attendees',
  );
  const least = prices && leastTotal(prices, performers);
  const hasPairs = venues.length > 1 || performers.length > 1;
  return (
    <Frame as="section" $isRaised aria-label={t('together.offer.label')}>
      <h2 aria-live="polite">{formatHours(startAt, endAt)}</h2>
      {starts.length > 1 && (
        <SelectField
          label={t('together.offer.start')}
          value={startAt}
          options={starts.map((value) => ({ value, label: taipeiTime(value) }))}
          onChange={({ target }) => onPick(target.value)}
        />
      )}
      {venues.map((venue, index) => {
        const price = prices?.[index];
        return (
          <section key={venue.id} aria-label={venue.name}>
            <h3>{venue.name}</h3>
            {price ? (
              <PriceLines lines={price.lines} total={price.total} deposit={price.deposit} />
            ) : query.isError ? (
              <Note role="alert">{t('together.offer.priceFailed')}</Note>
            ) : (
              <Skeleton height={160} />
            )}
          </section>
        );
      })}
      {performers.map((performer) => (
        <section key={performer.id} aria-label={performer.performerName}>
          <h3>{performer.performerName}</h3>
          <Line>
            <span>{t('together.offer.fee')}</span>
            <span>{feeOf(performer)}</span>
          </Line>
        </section>
      ))}
      {least && (
        <Sum>
          <span>{t(hasPairs ? 'together.offer.sumPairs' : 'together.offer.sum')}</span>
          <strong>
            {least.fee === null
              ? t('together.list.venueOnly', { price: formatPrice(least.venue) })
              : t('together.list.total', { price: formatPrice(least.venue + least.fee) })}
          </strong>
        </Sum>
      )}
      <Note>{t('together.offer.sumNote')}</Note>
      {tooSmall && (
        <Notice tone="warning">
          {t('together.offer.tooMany', { name: tooSmall.name, count: tooSmall.capacity })}
        </Notice>
      )}
      {taken && !tooSmall && (
        <Notice tone="warning">{t('together.offer.taken', { name: taken.name })}</Notice>
      )}
      {isAsking ? (
        <AskForm
          answer={answer}
          startAt={startAt}
          endAt={endAt}
          people={people}
          totals={
            tooSmall || taken || !prices
              ? null
              : Object.fromEntries(venues.map(({ id }, index) => [id, prices[index]?.total ?? 0]))
          }
        />
      ) : (
        <Button
          size="lg"
          isFullWidth
          disabled={!prices || Boolean(tooSmall || taken)}
          onClick={() => setIsAsking(true)}
        >
          {t('together.offer.ask')}
        </Button>
      )}
    </Frame>
  );
}
