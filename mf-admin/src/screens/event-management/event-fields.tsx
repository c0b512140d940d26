import type { FormState } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { EditorDialog } from '../../components/editor-dialog';
import { FormTabs } from '../../components/form-tabs';
import type { EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';
import { EventBasicsFields, basicsNames } from './event-basics-fields';
import { EventPlaceFields, placeNames } from './event-place-fields';
import { EventStageFields, stageNames } from './event-stage-fields';
import { EventTicketFields, ticketNames } from './event-ticket-fields';

interface EventFieldsProps {
  form: FormState<EventForm>;
  /** Seeds the drawn picture. */
  id: string;
  isNew: boolean;
  asksReason: boolean;
  children?: ReactNode;
}

/** The form of an event, new or not: its fields behind four tabs, and a reason where one is asked. */
export function EventFields({ form, id, isNew, asksReason, children }: EventFieldsProps) {
  const t = useTexts(formTexts);
  return (
    <EditorDialog form={form} t={t} isNew={isNew} saysReason>
      <FormTabs
        label={t('form.tabs')}
        form={form}
        tabs={[
          {
            id: 'basics',
            label: t('form.basics'),
            names: basicsNames,
            fields: <EventBasicsFields id={id} isNew={isNew} />,
          },
          { id: 'place', label: t('form.place'), names: placeNames, fields: <EventPlaceFields /> },
          {
            id: 'stage',
            label: t('form.stage'),
            names: stageNames,
            fields: <EventStageFields />,
          },
          {
            id: 'tickets',
            label: t('form.tickets'),
            names: ticketNames,
            fields: <EventTicketFields />,
          },
        ]}
      />
      {asksReason && (
        <TextArea
          label={t('form.reason')}
          hint={t('form.reasonHint')}
          maxLength={500}
          rows={2}
          isRequired
          {...form.field('reason')}
        />
      )}
      {children}
    </EditorDialog>
  );
}
