import { addDays } from '@spotlight/shared/booking/hours';
import { halfWidth, taipeiDay } from '@spotlight/shared/format';
import { Button, ClockIcon, SelectField, TextField, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  dayParts,
  type DayPart,
  type TogetherFilters,
} from '../../data/common-time/together-filters.rules';
import { hourSteps } from '../../data/venue/venue-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';

const Bar = styled.form`
  display: grid;
  /* Where a phone is narrow, a day needs the whole line. */
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  align-items: start;
  gap: 12px;
  & > button {
    grid-column: 1 / -1;
  }
  @media ${fromTablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

type Faults = Partial<Record<'from' | 'until' | 'people', string>>;

/** Nobody plans further ahead. */
const FURTHEST_DAYS = 365;

export interface TimeFieldsProps {
  filters: TogetherFilters;
  onSearch: (changes: Partial<TogetherFilters>) => void;
}

/** From which day to which, how long, when of the day, and for how many people. */
export function TimeFields({ filters, onSearch }: TimeFieldsProps) {
  const t = useTexts(togetherTexts);
  const [faults, setFaults] = useState<Faults>({});
  const today = taipeiDay();
  const limits = { min: today, max: addDays(today, FURTHEST_DAYS) };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, until, people] = [
      typed.get('from') as string,
      typed.get('until') as string,
      halfWidth(typed.get('people') as string),
    ];
    const found: Faults = {
      ...(from < today && { from: t('together.pick.fromWrong') }),
      ...(until < from && { until: t('together.pick.untilWrong') }),
      ...(!/^[1-9]\d{0,3}$/.test(people) && { people: t('together.pick.peopleWrong') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onSearch({
      from,
      until,
      people: Number(people),
      hours: Number(typed.get('hours')),
      part: typed.get('part') as DayPart,
    });
  };
  return (
    <Bar role="search" aria-label={t('together.pick.search')} noValidate onSubmit={search}>
      <TextField
        label={t('together.pick.from')}
        name="from"
        type="date"
        {...limits}
        defaultValue={filters.from}
        error={faults.from}
      />
      <TextField
        label={t('together.pick.until')}
        name="until"
        type="date"
        {...limits}
        defaultValue={filters.until}
        error={faults.until}
      />
      <SelectField
        label={t('together.pick.hours')}
        name="hours"
        defaultValue={String(filters.hours)}
        options={hourSteps.map((hours) => ({
          value: String(hours),
          label: t('together.pick.hoursOption', { hours }),
        }))}
      />
      <SelectField
        label={t('together.pick.part')}
        name="part"
        defaultValue={filters.part}
        options={dayParts.map((value) => ({ value, label: t(`together.pick.parts.${value}`) }))}
      />
      <TextField
        label={t('together.pick.people')}
        name="people"
        inputMode="numeric"
        defaultValue={String(filters.people)}
        error={faults.people}
      />
      <Button type="submit" icon={<ClockIcon size={18} />}>
        {t('together.pick.search')}
      </Button>
    </Bar>
  );
}
