import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { Checkbox, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import viewTexts from '../locales/views.zh-TW.json';
import { MOST_VIEWS, viewName } from './view-name.schema';

const Fields = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  & > :first-child {
    width: 100%;
  }
`;

interface NewViewProps {
  taken: readonly string[];
  /** Answers what a toast says. */
  onKeep: (name: string, isDefault: boolean) => Promise<string>;
}

/** What the list shows now, kept under a name. */
export function NewView({ taken, onKeep }: NewViewProps) {
  const t = useTexts(viewTexts);
  const form = useForm({
    schema: z.object({ name: viewName(t, taken), isDefault: z.boolean() }),
    defaultValues: { name: '', isDefault: false },
    send: ({ name, isDefault }) => onKeep(name, isDefault),
    beginsAnew: true,
  });
  if (taken.length >= MOST_VIEWS) return <p>{t('most', { count: MOST_VIEWS })}</p>;
  return (
    <Form form={form}>
      <Fields>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={30}
          autoComplete="off"
          isRequired
          {...form.field('name')}
        />
        <Checkbox label={t('makeDefault')} {...form.field('isDefault')} />
        <FormFailure form={form} />
        <SubmitButton form={form} size="sm">
          {t('keep')}
        </SubmitButton>
      </Fields>
    </Form>
  );
}
