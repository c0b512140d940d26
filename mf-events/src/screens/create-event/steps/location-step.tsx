import { cities, lastDayOf, taipeiDay } from '@spotlight/shared/format';
import {
  Checkbox,
  SelectField,
  Skeleton,
  TextArea,
  TextField,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ChangeEvent } from 'react';
import { openTimesOf, toMoment } from '@spotlight/shared/event-form/rules';
import { withMovedDates } from '../../../data/event-form/moving-dates.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import { Pair } from '@spotlight/shared/event-form';
import { PointSection } from '../location/point-section';
import { VenueSection } from '../location/venue-section';
import type { StepProps } from '../use-event-draft';

/** For what goes on for days. */
const OpeningHoursSection = lazyPart(
  () =>
    import(/* webpackChunkName: "event-hours" */ '@spotlight/shared/event-form/hours').then(
      (m) => m.OpeningHoursSection,
    ),
  { pending: <Skeleton height={140} /> },
);

/** When and where it is. */
export function LocationStep({ draft }: StepProps) {
  const t = useTexts(eventFormLaterTexts);
  const { values, change } = draft;
  const { field } = draft.form;
  const optional = t('laterSteps.field.optional');
  const { date } = values;
  /** Day and hour of the beginning, which what is said by it moves along with. */
  const beginning = (name: 'date' | 'time') => {
    const bound = field(name);
    return {
      ...bound,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const moved = withMovedDates(values, { [name]: event.target.value }, draft.saved());
        void bound.onChange(event);
        const { endsAt, answersCloseAt, types } = moved;
        change({ endsAt, answersCloseAt, types });
      },
    };
  };
  return (
    <>
      <Pair>
        <TextField
          label={t('eventForm.field.date')}
          {...beginning('date')}
          type="date"
          min={values.endsAt ? undefined : taipeiDay()}
          isRequired
        />
        <TextField
          label={t('eventForm.field.time')}
          {...beginning('time')}
          type="time"
          isRequired={!values.isTimeUndecided}
        />
      </Pair>
      <Checkbox
        label={t('laterSteps.field.isTimeUndecided')}
        hint={t('laterSteps.field.isTimeUndecidedHint')}
        {...field('isTimeUndecided')}
      />
      <TextField
        label={t('eventForm.field.endsAt')}
        {...field('endsAt')}
        type="datetime-local"
        hint={optional}
      />
      {date && lastDayOf(date, toMoment(values.endsAt)) > date && (
        <OpeningHoursSection
          event={openTimesOf(values)}
          onChange={(openingHours) => change({ openingHours })}
        />
      )}
      <VenueSection draft={draft} />
      <Pair>
        <SelectField label={t('eventForm.field.city')} {...field('city')} isRequired>
          <option value="">{t('laterSteps.field.choose')}</option>
          {cities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('eventForm.field.district')}
          {...field('district')}
          hint={optional}
          maxLength={20}
        />
      </Pair>
      <TextField
        label={t('eventForm.field.location')}
        {...field('location')}
        hint={t('laterSteps.field.locationHint')}
        maxLength={100}
        isRequired
      />
      <TextField
        label={t('eventForm.field.address')}
        {...field('address')}
        hint={optional}
        maxLength={200}
      />
      <PointSection draft={draft} />
      <TextArea
        label={t('eventForm.field.transit')}
        {...field('transit')}
        hint={optional}
        maxLength={300}
      />
    </>
  );
}
