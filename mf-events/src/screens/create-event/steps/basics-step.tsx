import { categories } from '@spotlight/shared/format';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import { useFormField, type StepProps } from '../use-form-field';

/** What it is. */
export function BasicsStep(props: StepProps) {
  const t = useTexts(eventFormTexts);
  const field = useFormField(props, t);
  return (
    <>
      <TextField {...field('title')} maxLength={120} isRequired />
      <SelectField {...field('category')} isRequired>
        <option value="">{t('eventForm.field.choose')}</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <TextArea
        {...field('description')}
        hint={t('eventForm.field.descriptionHint')}
        maxLength={300}
        isRequired
      />
      <TextArea {...field('body')} hint={t('eventForm.field.bodyHint')} maxLength={20_000} />
    </>
  );
}
