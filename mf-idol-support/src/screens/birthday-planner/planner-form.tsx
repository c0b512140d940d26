import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { cities, formatDate, taipeiDay } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { Button, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { ArtistField } from '../../components/artist-field/artist-field';
import type { PlanWish } from '../../data/birthday-plan/plan-address.rules';
import { nextBirthday } from '../../data/performer/birthday.rules';
import { usePerformer } from '../../data/performer/performer.queries';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { plannerFormSchema } from './planner-form.schema';

export interface PlannerFormProps {
  wish: Partial<PlanWish>;
  /** Whom the wish names. */
  artist: { id: string; name: string } | null;
  onAsk: (wish: PlanWish) => void;
}

/** Whose birthday, when, where, for how much. The next birthday of who is chosen is offered, not written by itself. */
export function PlannerForm({ wish, artist, onAsk }: PlannerFormProps) {
  const t = useTexts(plannerTexts);
  const form = useForm({
    schema: plannerFormSchema(t),
    mode: 'onTouched',
    isDiscardable: true,
    defaultValues: {
      artist,
      day: wish.day ?? '',
      city: wish.city ?? '',
      budget: wish.budget ? String(wish.budget) : '',
    },
    send: ({ artist: chosen, ...rest }) => {
      if (chosen) onAsk({ artistId: chosen.id, ...rest });
      return Promise.resolve(undefined);
    },
  });
  const [chosen, typedDay] = form.watch(['artist', 'day']);
  const { data: performer } = usePerformer(chosen?.id ?? '');
  const next = performer?.birthday ? nextBirthday(performer.birthday, taipeiDay()) : null;
  return (
    <Form form={form} label={t('planner.title')}>
      <Part as="section">
        <ArtistField />
        <Pair>
          <div>
            <TextField label={t('planner.day')} type="date" isRequired {...form.field('day')} />
            {next && next !== typedDay && (
              <Button
                variant="text"
                size="sm"
                onClick={() =>
                  form.setValue('day', next, { shouldDirty: true, shouldValidate: true })
                }
              >
                {t('planner.birthdayFill', { day: formatDate(next) })}
              </Button>
            )}
          </div>
          <SelectField
            label={t('planner.city')}
            isRequired
            options={[
              { value: '', label: t('planner.chooseCity') },
              ...cities.map(({ id, label }) => ({ value: id, label })),
            ]}
            {...form.field('city')}
          />
        </Pair>
        <TextField
          label={t('planner.budget')}
          inputMode="numeric"
          isRequired
          autoComplete="off"
          {...form.field('budget')}
        />
        <FormFailure form={form} />
        <SubmitButton form={form}>{t('planner.submit')}</SubmitButton>
      </Part>
    </Form>
  );
}
