import { FormDialog, useForm } from '@spotlight/shared/form';
import { toAppError } from '@spotlight/shared/data';
import { formatPrice } from '@spotlight/shared/format';
import { Checkbox, QueryView, Skeleton, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useCancellationPreview } from '../../data/event-change/event-change.queries';
import { useCancelEvent } from '../../data/organizer/organizer-event.mutations';
import eventChangeTexts from '../../locales/event-change.zh-TW.json';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import { ToldPeople } from '../event-change/told-people';
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

const Told = styled.h3`
  margin-bottom: 8px;
  font-size: var(--text-16);
`;

/** Calls an event off, after saying what becomes of tickets, money and people. */
export function CancelEventDialog({
  event,
  onClose,
}: {
  event: ManagedEvent;
  onClose: () => void;
}) {
  const t = useTexts(eventDialogsTexts, eventChangeTexts);
  const { mutateAsync } = useCancelEvent();
  const preview = useCancellationPreview(event.id);
  const form = useForm({
    schema: cancelEventSchema(t),
    defaultValues: { reason: '', hasUnderstood: false },
    send: async ({ reason }) => {
      if (!preview.data) return undefined;
      try {
        await mutateAsync({ on: { id: event.id, version: preview.data.version }, reason });
      } catch (error) {
        // It is another event by now: whoever calls it off looks at that one first.
        if (toAppError(error).code === 'STALE_VERSION') void preview.refetch();
        throw error;
      }
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
      size="lg"
      isBlocked={preview.data === undefined}
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
      </Consequences>
      <QueryView
        query={preview}
        pending={<Skeleton height={160} radius="var(--radius-card)" />}
        errorTitle={t('eventChange.errorTitle')}
      >
        {({ told, people }) =>
          told.length > 0 && (
            <section>
              <Told>{t('eventChange.told', { count: people })}</Told>
              <ToldPeople told={told} params={{ reason: form.watch('reason').trim() || '…' }} />
            </section>
          )
        }
      </QueryView>
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
