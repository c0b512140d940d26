import { DeferredWeekHours, addDays, startsOf, useFreeTime } from '@spotlight/shared/booking';
import { taipeiDay } from '@spotlight/shared/format';
import { SelectField, TextField, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { fieldsOf, hoursOf, lengthChoices, type ChosenFields } from './hours.rules';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media ${fromTablet} {
    [data-wide] > & {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > :first-child {
        grid-column: auto;
      }
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Help = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export interface HoursFieldsProps {
  venue: VenueDetail;
  chosen: ChosenFields;
  faults?: Partial<Record<keyof ChosenFields, string | undefined>>;
  /** Shows the week as well. */
  hasWeek?: boolean;
  onChange: (chosen: ChosenFields) => void;
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Day, start and length of a booking. What is taken can be chosen, too: then the nearest free hours are told. */
export function HoursFields({ venue, chosen, faults, hasWeek, onChange }: HoursFieldsProps) {
  const t = useTexts(createTexts);
  const today = taipeiDay();
  const length = Number(chosen.length) || venue.minBookingHours * 60;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(chosen.day);
  const firstDay = addDays(today, venue.advanceBookingDays);
  const shownDay = isDay ? chosen.day : firstDay;
  const { data: freeTime } = useFreeTime({
    type: 'venue',
    id: venue.id,
    from: shownDay,
    // Hours that begin late end on the next day.
    to: addDays(shownDay, 1),
  });
  const starts = isDay && freeTime ? startsOf(chosen.day, freeTime, length) : [];
  const isOffered = starts.some(({ minute }) => String(minute) === chosen.start);
  const pick = (startAt: string) =>
    onChange(fieldsOf(startAt, new Date(Date.parse(startAt) + length * 60_000).toISOString()));
  return (
    <Stack data-wide={hasWeek ? '' : undefined}>
      <Fields>
        <TextField
          label={t('createBooking.hours.day')}
          type="date"
          min={firstDay}
          max={addDays(today, venue.maxAdvanceDays)}
          isRequired
          value={chosen.day}
          error={faults?.day}
          onChange={(event) => onChange({ ...chosen, day: event.target.value })}
        />
        <SelectField
          label={t('createBooking.hours.start')}
          isRequired
          value={chosen.start}
          error={faults?.start}
          onChange={(event) => onChange({ ...chosen, start: event.target.value })}
        >
          <option value="">
            {t(
              !isDay
                ? 'createBooking.hours.startNone'
                : freeTime && starts.length === 0
                  ? 'createBooking.hours.startClosed'
                  : 'createBooking.hours.startMissing',
            )}
          </option>
          {!isOffered && chosen.start !== '' && (
            <option value={chosen.start}>{timeOf(Number(chosen.start))}</option>
          )}
          {starts.map(({ minute, isFree }) => (
            <option key={minute} value={minute}>
              {t(isFree ? 'createBooking.hours.option' : 'createBooking.hours.taken', {
                time: timeOf(minute),
              })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('createBooking.hours.length')}
          value={String(length)}
          onChange={(event) => onChange({ ...chosen, length: event.target.value })}
        >
          {lengthChoices(venue.minBookingHours, length).map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('createBooking.hours.lengthOption', { hours: minutes / 60 })}
            </option>
          ))}
        </SelectField>
      </Fields>
      {hasWeek && (
        <>
          <Help>{t('createBooking.hours.weekHelp')}</Help>
          <DeferredWeekHours
            type="venue"
            id={venue.id}
            day={shownDay}
            chosen={hoursOf({ ...chosen, length: String(length) })}
            length={length}
            onPick={pick}
          />
        </>
      )}
    </Stack>
  );
}
