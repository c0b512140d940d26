import { useFormContext } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import gigTexts from '../../locales/gig.zh-TW.json';

interface WithHours {
  day: string;
  from: string;
  to: string;
}

/** The day and its hours. */
export function WhenFields() {
  const t = useTexts(gigTexts);
  const form = useFormContext<WithHours>();
  return (
    <Part as="section">
      <h2>{t('gigForm.when')}</h2>
      <TextField
        label={t('gigForm.day')}
        type="date"
        isRequired
        min={taipeiDay()}
        {...form.field('day')}
      />
      <Pair>
        <TextField label={t('gigForm.from')} type="time" isRequired {...form.field('from')} />
        <TextField
          label={t('gigForm.to')}
          hint={t('gigForm.toHint')}
          type="time"
          isRequired
          {...form.field('to')}
        />
      </Pair>
    </Part>
  );
}
