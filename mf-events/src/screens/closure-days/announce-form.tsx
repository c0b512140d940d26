import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { cities, formatDate, serverNow, taipeiDay } from '@spotlight/shared/format';
import { Chip, Panel, SelectField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAnnounceClosure } from '../../data/closure/closure.mutations';
import closureTexts from '../../locales/closure-days.zh-TW.json';
import { announceSchema } from './announce-form.schema';

/** Announced in the evening, mostly, for the next day; a week is the most that a storm is seen ahead. */
const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;

const Fields = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 8px;
  min-width: 0;
  border: 0;
  padding: 0;
  & > legend {
    margin-bottom: 8px;
    font-weight: var(--weight-bold);
  }
`;

const Fault = styled.p`
  color: var(--danger-ink);
`;

const daysAhead = () =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => taipeiDay(serverNow() + ahead * DAY_MS));

/** Says that cities are closed on a day. */
export function AnnounceForm({ isForAll }: { isForAll: boolean }) {
  const t = useTexts(closureTexts);
  const faultId = useId();
  const { mutateAsync } = useAnnounceClosure();
  const form = useForm({
    schema: announceSchema(t),
    defaultValues: { cities: [] as string[], day: taipeiDay() },
    beginsAnew: true,
    send: async (input) => {
      const { events } = await mutateAsync(input);
      return events > 0
        ? t('closure.announce.done', { count: events })
        : t('closure.announce.none');
    },
  });
  const chosen = form.choice('cities');
  const toggle = (id: string) =>
    chosen.onChange(
      chosen.value.includes(id)
        ? chosen.value.filter((city) => city !== id)
        : [...chosen.value, id],
    );
  const [days] = useState(daysAhead);
  return (
    <Panel as="section">
      <h2>{t('closure.announce.title')}</h2>
      <Form form={form}>
        <Fields>
          <p>{t(isForAll ? 'closure.announce.leadAll' : 'closure.announce.leadOwn')}</p>
          <Chips aria-describedby={chosen.error ? faultId : undefined}>
            <legend>{t('closure.announce.cities')}</legend>
            {cities.map(({ id, label }) => (
              <Chip key={id} isSelected={chosen.value.includes(id)} onClick={() => toggle(id)}>
                {label}
              </Chip>
            ))}
          </Chips>
          {chosen.error && (
            <Fault id={faultId} role="alert">
              {chosen.error}
            </Fault>
          )}
          <SelectField
            label={t('closure.announce.day')}
            options={days.map((day) => ({ value: day, label: formatDate(day) }))}
            {...form.field('day')}
          />
          <FormFailure form={form} />
          <SubmitButton form={form}>{t('closure.announce.send')}</SubmitButton>
        </Fields>
      </Form>
    </Panel>
  );
}
