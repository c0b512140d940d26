import { useFormContext } from '@spotlight/shared/form';
import { cities, performerCategories } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { performerTypes } from '../../data/own-performer/own-performer.schema';
import { tidyBirthday, type PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import { MOST } from './performer-form.schema';

/** Name, biography, kind, style, city and birthday. */
export function BasicsFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<PerformerForm>();
  const nothing = { value: '', label: t('performerForm.choose') };
  return (
    <Part as="section">
      <h2>{t('performerForm.basics')}</h2>
      <TextField
        label={t('performerForm.name')}
        hint={t('performerForm.nameHint')}
        isRequired
        maxLength={MOST.name}
        autoComplete="off"
        {...form.field('performerName')}
      />
      <TextArea
        label={t('performerForm.bio')}
        hint={t('performerForm.bioHint')}
        isRequired
        maxLength={MOST.bio}
        {...form.field('bio')}
      />
      <Pair>
        <SelectField
          label={t('performerForm.performanceType')}
          isRequired
          options={[nothing, ...performerCategories.map(({ id, label }) => ({ value: id, label }))]}
          {...form.field('performanceType')}
        />
        <SelectField
          label={t('performerForm.performerType')}
          isRequired
          options={[
            nothing,
            ...performerTypes.map((type) => ({
              value: type,
              label: t(`performerForm.performerTypes.${type}`),
            })),
          ]}
          {...form.field('performerType')}
        />
        <TextField
          label={t('performerForm.genre')}
          hint={t('performerForm.genreHint')}
          isRequired
          maxLength={MOST.genre}
          autoComplete="off"
          {...form.field('genre')}
        />
        <SelectField
          label={t('performerForm.city')}
          options={[nothing, ...cities.map(({ id, label }) => ({ value: id, label }))]}
          {...form.field('city')}
        />
        <TextField
          label={t('performerForm.birthday')}
          hint={t('performerForm.birthdayHint')}
          placeholder="MM/DD"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('birthday', { tidy: tidyBirthday })}
        />
        <TextField
          label={t('performerForm.experienceYears')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('experienceYears')}
        />
      </Pair>
    </Part>
  );
}
