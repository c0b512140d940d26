import { openTimesOf, toMoment } from '@spotlight/shared/event-form/rules';
import { Finder, useFinder } from '@spotlight/shared/finder';
import { useFormContext } from '@spotlight/shared/form';
import { cities, cityLabel, lastDayOf, venueTypeLabel } from '@spotlight/shared/format';
import { Pair } from '@spotlight/shared/own-page';
import { Checkbox, SelectField, Skeleton, TextField, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useFoundVenues } from '../../data/event/event-editing.queries';
import type { EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';
import { Chosen, FieldFault } from './event-form.parts';

export const placeNames = [
  'date',
  'time',
  'isTimeUndecided',
  'endsAt',
  'openingHours',
  'venue',
  'city',
  'location',
  'address',
] as const;

/** For what goes on for days. */
const OpeningHours = lazyPart(
  () =>
    import(/* webpackChunkName: "event-hours" */ '@spotlight/shared/event-form/hours').then(
      (m) => m.OpeningHoursSection,
    ),
  { pending: <Skeleton height={140} /> },
);

/** 時間地點: when it is, and where. */
export function EventPlaceFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const [date, time, isTimeUndecided, endsAt, openingHours] = form.watch([
    'date',
    'time',
    'isTimeUndecided',
    'endsAt',
    'openingHours',
  ]);
  return (
    <>
      <Pair>
        <TextField label={t('form.date')} type="date" isRequired {...form.field('date')} />
        <TextField
          label={t('form.time')}
          type="time"
          isRequired={!isTimeUndecided}
          {...form.field('time')}
        />
      </Pair>
      <Checkbox label={t('form.isTimeUndecided')} {...form.field('isTimeUndecided')} />
      <TextField
        label={t('form.endsAt')}
        hint={t('form.endsAtHint')}
        type="datetime-local"
        {...form.field('endsAt')}
      />
      {date && lastDayOf(date, toMoment(endsAt)) > date && (
        <OpeningHours
          event={openTimesOf({ date, time, isTimeUndecided, endsAt, openingHours })}
          onChange={(hours) => form.setValue('openingHours', hours, { shouldDirty: true })}
        />
      )}
      <VenueField />
      <SelectField
        label={t('form.city')}
        isRequired
        options={[
          { value: '', label: t('form.choose') },
          ...cities.map(({ id, label }) => ({ value: id, label })),
        ]}
        {...form.field('city')}
      />
      <TextField
        label={t('form.location')}
        hint={t('form.locationHint')}
        maxLength={100}
        autoComplete="off"
        isRequired
        {...form.field('location')}
      />
      <TextField
        label={t('form.address')}
        maxLength={200}
        autoComplete="off"
        {...form.field('address')}
      />
    </>
  );
}

/** A venue of the platform, whose place the event takes over; or none. */
function VenueField() {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const finder = useFinder();
  const query = useFoundVenues(finder.words);
  const { value, error, onChange } = form.choice('venue');
  if (value) {
    return (
      <FieldFault error={error}>
        <Chosen
          name={value.name}
          note={t('form.venueChosen')}
          action={t('form.venueRemove')}
          onUndo={() => onChange(null)}
        />
      </FieldFault>
    );
  }
  return (
    <Finder
      finder={finder}
      label={t('form.venueSearch')}
      placeholder={t('form.venuePlaceholder')}
      results={query.data?.map((venue) => ({
        ...venue,
        note: [venueTypeLabel(venue.type), venue.city && cityLabel(venue.city)]
          .filter(Boolean)
          .join('・'),
      }))}
      query={query}
      action={t('form.venueChoose')}
      onChoose={({ id, name, city, location }) => {
        onChange({ id, name });
        form.setValue('location', name, { shouldDirty: true });
        if (location) form.setValue('address', location, { shouldDirty: true });
        if (city) form.setValue('city', city, { shouldDirty: true });
      }}
    />
  );
}
