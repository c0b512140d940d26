import { FormDialog, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Checkbox, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useCancelEvent } from '../../data/organizer/organizer-event.mutations';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import { cancelEventSchema } from './cancel-event-form.schema';
import type { ManagedEvent } from './managed-event';

const Consequences = styled.ul`
  display: grid;
  gap: 6px;
  padding-inline-start: 20px;
  color: var(--ink-2);
  font-size: var(--text-14);
  list-style: disc;
`;

/** Calls an event off, after saying what becomes of tickets, money and people. */
export function CancelEventDialog({
  event,
  onClose,
}: {
  event: ManagedEvent;
  onClose: () => void;
}) {
  const t = useTexts(eventDialogsTexts);
  const { mutateAsync } = useCancelEvent();
  const form = useForm({
    schema: cancelEventSchema(t),
    defaultValues: { reason: '', hasUnderstood: false },
    send: async ({ reason }) => {
      await mutateAsync({ id: event.id, reason });
      return t('eventDialog.cancel.done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('eventDialog.cancel.title')}
      lead={t('eventDialog.cancel.lead', { title: event.title })}
      submitLabel={t('eventDialog.cancel.title')}
      keepLabel={t('eventDialog.cancel.keep')}
      tone="danger"
    >
      <Consequences>
        <li>{t('eventDialog.cancel.tickets', { count: event.sold })}</li>
        {event.revenue > 0 && (
          <li>{t('eventDialog.cancel.refunds', { amount: formatPrice(event.revenue) })}</li>
        )}
        <li>{t('eventDialog.cancel.unpaid')}</li>
        {event.waitlist > 0 && (
          <li>{t('eventDialog.cancel.waitlist', { count: event.waitlist })}</li>
        )}
        <li>{t('eventDialog.cancel.told')}</li>
      </Consequences>
      <TextArea
        label={t('eventDialog.cancel.reason')}
        hint={t('eventDialog.cancel.reasonHint')}
        maxLength={500}
        isRequired
        {...form.field('reason')}
      />
      <Checkbox
        label={t('eventDialog.cancel.understood')}
        isRequired
        {...form.field('hasUnderstood')}
      />
    </FormDialog>
  );
}
