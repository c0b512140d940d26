import { Form, FormFailure, SubmitButton, checkFieldsIn, useForm } from '@spotlight/shared/form';
import { Checkbox, TextField, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import { useSaveWeekHours } from '../../data/own-performer/own-performer.mutations';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import {
  weekFormOf,
  weekHoursOf,
  weekdays,
  type WeekForm,
} from '../../data/own-performer/week-hours.rules';
import profileTexts from '../../locales/profile.zh-TW.json';
import { Part } from '../performer-form/form-parts.styles';

const Days = styled.ul`
  display: grid;
  gap: 4px;
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  min-height: 44px;
  /* The names of the fields stand on the row. */
  & label[for] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The hours of the week on which somebody can be invited; saved apart from the page. */
export function WeekHoursForm({ page }: { page: OwnPerformer }) {
  const t = useTexts(profileTexts);
  const { mutateAsync } = useSaveWeekHours();
  const form = useForm({
    schema: z
      .object({
        days: z.array(z.object({ isOpen: z.boolean(), start: z.string(), end: z.string() })),
      })
      .check(
        checkFieldsIn('days', ({ days }: WeekForm) =>
          Object.fromEntries(
            days.map(({ isOpen, start, end }, index) => [
              `${index}.end`,
              isOpen &&
                (((!start || !end) && t('weekHours.missing')) ||
                  (start === end && t('weekHours.same'))),
            ]),
          ),
        ),
      ),
    defaultValues: weekFormOf(page.availability),
    send: async (week) => {
      await mutateAsync({ id: page.id, week: weekHoursOf(week) });
      return t('weekHours.saved');
    },
  });
  return (
    <Form form={form}>
      <Part as="section">
        <h2>{t('weekHours.title')}</h2>
        <p>{t('weekHours.lead')}</p>
        <Days>
          {weekdays.map((day, index) => {
            const name = t(`weekHours.weekdays.${day}`);
            const isOpen = form.watch(`days.${index}.isOpen`);
            return (
              <Day key={day}>
                <Checkbox label={name} {...form.field(`days.${index}.isOpen`)} />
                {isOpen ? (
                  <>
                    <TextField
                      label={t('weekHours.from', { day: name })}
                      type="time"
                      step={1800}
                      {...form.field(`days.${index}.start`)}
                    />
                    <TextField
                      label={t('weekHours.to', { day: name })}
                      type="time"
                      step={1800}
                      {...form.field(`days.${index}.end`)}
                    />
                  </>
                ) : (
                  <VisuallyHidden>—</VisuallyHidden>
                )}
              </Day>
            );
          })}
        </Days>
        <FormFailure form={form} />
        <div>
          <SubmitButton form={form} variant="outline">
            {t('weekHours.save')}
          </SubmitButton>
        </div>
      </Part>
    </Form>
  );
}
