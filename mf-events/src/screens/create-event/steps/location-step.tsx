import { cities, taipeiDay } from '@spotlight/shared/format';
import { Checkbox, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import { Pair } from '../step.styles';
import { PointSection } from '../location/point-section';
import { VenueSection } from '../location/venue-section';
import { useFormField, type StepProps } from '../use-form-field';

/** When and where it is. */
export function LocationStep(props: StepProps) {
  const t = useTexts(eventFormLaterTexts);
  const field = useFormField(props, t);
  const { form, change } = props.draft;
  const optional = t('laterSteps.field.optional');
  return (
    <>
      <Pair>
        <TextField {...field('date')} type="date" min={taipeiDay()} isRequired />
        <TextField {...field('time')} type="time" isRequired={!form.isTimeUndecided} />
      </Pair>
      <Checkbox
        label={t('laterSteps.field.isTimeUndecided')}
        hint={t('laterSteps.field.isTimeUndecidedHint')}
        checked={form.isTimeUndecided}
        onChange={(event) => change({ isTimeUndecided: event.target.checked })}
      />
      <TextField {...field('endsAt')} type="datetime-local" hint={optional} />
      <VenueSection draft={props.draft} />
      <Pair>
        <SelectField {...field('city')} isRequired>
          <option value="">{t('laterSteps.field.choose')}</option>
          {cities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField {...field('district')} hint={optional} maxLength={20} />
      </Pair>
      <TextField
        {...field('location')}
        hint={t('laterSteps.field.locationHint')}
        maxLength={100}
        isRequired
      />
      <TextField {...field('address')} hint={optional} maxLength={200} />
      <PointSection {...props} />
      <TextArea {...field('transit')} hint={optional} maxLength={300} />
    </>
  );
}
