import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import {
  Part,
  WeekFields,
  checkWeek,
  weekFields,
  weekFormOf,
  weekHoursOf,
} from '@spotlight/shared/own-page';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useRef } from 'react';
import { useSaveWeekHours } from '../../data/own-performer/own-performer.mutations';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import profileTexts from '../../locales/profile.zh-TW.json';

/** The hours of the week on which somebody can be invited; saved apart from the page. */
export function WeekHoursForm({ page }: { page: OwnPerformer }) {
  const t = useTexts(profileTexts, ownPageTexts);
  const { mutateAsync } = useSaveWeekHours();
  const version = useRef(page.availability?.version ?? 0);
  const form = useForm({
    schema: z.object(weekFields).check(checkWeek(t)),
    defaultValues: weekFormOf(page.availability),
    send: async (week) => {
      const saved = await mutateAsync({
        id: page.id,
        version: version.current,
        week: weekHoursOf(week),
      });
      version.current = saved.version;
      return t('weekHours.saved');
    },
  });
  return (
    <Form form={form} label={t('weekHours.title')}>
      <Part as="section">
        <h2>{t('weekHours.title')}</h2>
        <p>{t('weekHours.lead')}</p>
        <WeekFields />
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
