import { taipeiDay } from '@spotlight/shared/format';
import { PillSelect, fromTablet, type ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  namedDays,
  priceLimits,
  type EventFilters,
  type NamedDays,
  type PriceLimit,
} from '../../data/event/event-filters.rules';
import eventListTexts from '../../locales/event-list.zh-TW.json';
import { DaySpanFields } from './day-span-fields';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @media ${fromTablet} {
    justify-content: center;
  }
`;

const dayChoices = ['any', ...namedDays, 'chosen'] as const;
type DayChoice = (typeof dayChoices)[number];

const changeTo = (choice: DayChoice): Pick<EventFilters, 'when' | 'from' | 'to'> => {
  const open = { when: null, from: null, to: null };
  if (choice === 'any') return open;
  // From today on is what the list shows anyway, so nothing jumps before a day is chosen.
  if (choice === 'chosen') return { ...open, from: taipeiDay() };
  return { ...open, when: choice satisfies NamedDays };
};

/** Days and price: choices that take effect at once. */
export function LimitRow({ filters, apply }: Pick<ListFilters<EventFilters>, 'filters' | 'apply'>) {
  const t = useTexts(eventListTexts);
  const { when, from, to, price } = filters;
  const hasDays = from !== null || to !== null;
  const prices = ['any', ...priceLimits] as const;
  return (
    <Row role="group" aria-label={t('eventList.limits')}>
      <PillSelect<DayChoice>
        label={t('eventList.when')}
        value={when ?? (hasDays ? 'chosen' : 'any')}
        options={dayChoices.map((value) => ({ value, label: t(`eventList.days.${value}`) }))}
        isChosen={when !== null || hasDays}
        onChange={(choice) => apply(changeTo(choice))}
      />
      <PillSelect<PriceLimit | 'any'>
        label={t('eventList.price')}
        value={price ?? 'any'}
        options={prices.map((value) => ({ value, label: t(`eventList.prices.${value}`) }))}
        isChosen={price !== null}
        onChange={(choice) => apply({ price: choice === 'any' ? null : choice })}
      />
      {/* Last, so that nothing moves when it comes. */}
      {hasDays && <DaySpanFields from={from} to={to} onChange={apply} />}
    </Row>
  );
}
