import { categories, categoryLabel } from '@spotlight/shared/format';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import type { StepProps } from '../use-event-draft';

/** What it is. */
export function BasicsStep({ draft }: StepProps) {
  const t = useTexts(eventFormTexts);
  const { field } = draft.form;
  return (
    <>
      <TextField
        label={t('eventForm.field.title')}
        {...field('title')}
        maxLength={120}
        isRequired
      />
      <SelectField label={t('eventForm.field.category')} {...field('category')} isRequired>
        <option value="">{t('eventForm.field.choose')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('eventForm.field.description')}
        {...field('description')}
        hint={t('eventForm.field.descriptionHint')}
        maxLength={300}
        isRequired
      />
      <TextArea
        label={t('eventForm.field.body')}
        {...field('body')}
        hint={t('eventForm.field.bodyHint')}
        maxLength={20_000}
      />
    </>
  );
}
