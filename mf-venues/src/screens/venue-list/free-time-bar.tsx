import { addDays } from '@spotlight/shared/booking/hours';
import { taipeiDay } from '@spotlight/shared/format';
import { Button, ClockIcon, SelectField, TextField, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  hourSteps,
  startSteps,
  USUAL_HOURS,
  type VenueFilters,
} from '../../data/venue/venue-filters.rules';
import { texts } from '../../texts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  width: 100%;
  max-width: 1000px;
  margin-inline: auto;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media not ${fromTablet} {
    grid-column: 1 / -1;
    & > :first-child {
      flex: 1 0 auto;
    }
  }
  @media ${fromTablet} {
    /* Beside the fields, below their labels. */
    margin-top: calc(var(--text-14) * var(--leading-dense) + 6px);
  }
`;

/** Nobody plans further ahead. */
const FURTHEST_DAYS = 365;

export interface FreeTimeBarProps {
  filters: VenueFilters;
  onSearch: (hours: Pick<VenueFilters, 'day' | 'start' | 'hours'>) => void;
}

/** When somebody wants a venue: the list then has only those that are free, each with its whole price. */
export function FreeTimeBar({ filters, onSearch }: FreeTimeBarProps) {
  const t = useTexts(texts);
  const [fault, setFault] = useState<string>();
  const today = taipeiDay();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const day = typed.get('day') as string;
    if (day < today) {
      setFault(t(day === '' ? 'list.time.dayMissing' : 'list.time.error'));
      return;
    }
    setFault(undefined);
    onSearch({
      day,
      start: (typed.get('start') as string) || null,
      hours: Number(typed.get('hours')),
    });
  };
  return (
    <Bar role="search" aria-label={t('list.time.label')} noValidate onSubmit={search}>
      <TextField
        label={t('list.time.day')}
        name="day"
        type="date"
        min={today}
        max={addDays(today, FURTHEST_DAYS)}
        defaultValue={filters.day ?? ''}
        error={fault}
      />
      <SelectField
        label={t('list.time.start')}
        name="start"
        defaultValue={filters.start ?? ''}
        options={[
          { value: '', label: t('list.time.anyStart') },
          ...startSteps.map((value) => ({ value, label: value })),
        ]}
      />
      <SelectField
        label={t('list.time.hours')}
        name="hours"
        defaultValue={String(filters.hours ?? USUAL_HOURS)}
        options={hourSteps.map((hours) => ({
          value: String(hours),
          label: t('list.time.hoursOption', { hours }),
        }))}
      />
      <Ways>
        <Button type="submit" icon={<ClockIcon size={18} />}>
          {t('list.time.search')}
        </Button>
        {filters.day && (
          <Button variant="plain" onClick={() => onSearch({ day: null, start: null, hours: null })}>
            {t('list.time.clear')}
          </Button>
        )}
      </Ways>
    </Bar>
  );
}
