import { toAppError } from '@spotlight/shared/data';
import { FormDialog, requiredText, useForm, ReasonDialog } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import {
  Notice,
  QueryView,
  Skeleton,
  TextArea,
  TextField,
  WarningIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useEventCancellation } from '../../data/event/event-editing.queries';
import type { EventCancellation } from '../../data/event/event-form.schema';
import { useCancelEvent, useDeleteEvent } from '../../data/event/event.mutations';
import type { ManagedEvent } from '../../data/event/event.schema';
import actTexts from '../../locales/event-acts.zh-TW.json';

export interface EventEndProps {
  event: ManagedEvent;
  onClose: () => void;
}

/** Calls an event off: says whom it concerns and what goes back, and has the title typed. */
export function CancelEventDialog({ event, onClose }: EventEndProps) {
  const t = useTexts(actTexts);
  const preview = useEventCancellation(event.id);
  const { mutateAsync } = useCancelEvent();
  const { title } = event;
  const form = useForm({
    schema: z.object({
      reason: requiredText(t('cancel.reasonMissing')),
      title: z
        .string()
        .check(z.refine((typed) => typed.trim() === title, t('cancel.typeTitleMissing'))),
    }),
    defaultValues: { reason: '', title: '' },
    send: async ({ reason }) => {
      if (!preview.data) return undefined;
      try {
        await mutateAsync({ id: event.id, version: preview.data.version, reason });
      } catch (thrown) {
        // It is another event by now: whoever calls it off looks at that one first.
        if (toAppError(thrown).code === 'STALE_VERSION') void preview.refetch();
        throw thrown;
      }
      return t('cancel.done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { title })}
      lead={t('cancel.lead')}
      submitLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      tone="danger"
      failureTitle={t('cancel.failed')}
      isBlocked={preview.data === undefined}
    >
      <QueryView
        query={preview}
        pending={<Skeleton height={72} radius="var(--radius-control)" />}
        errorTitle={t('cancel.loadFailed')}
      >
        {(concerned) => <Concerned {...concerned} />}
      </QueryView>
      <TextArea
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        maxLength={500}
        rows={3}
        isRequired
        {...form.field('reason')}
      />
      <TextField
        label={t('cancel.typeTitle', { title })}
        autoComplete="off"
        isRequired
        {...form.field('title')}
      />
    </FormDialog>
  );
}

function Concerned({ people, told }: EventCancellation) {
  const t = useTexts(actTexts);
  const amount = told
    .filter(({ kind }) => kind.startsWith('order.refund'))
    .reduce((sum, alike) => sum + (alike.amount ?? 0), 0);
  if (people === 0) return <Notice>{t('cancel.nobody')}</Notice>;
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('cancel.told', { count: people })}>
      {amount > 0 && t('cancel.refunds', { amount: formatPrice(amount) })}
    </Notice>
  );
}

/** A draft, or what was sent back, goes for good. */
export function DeleteEventDialog({
  event,
  onDone,
  onClose,
}: EventEndProps & { onDone: () => void }) {
  const t = useTexts(actTexts);
  const { mutateAsync } = useDeleteEvent();
  return (
    <ReasonDialog
      title={t('delete.title', { title: event.title })}
      lead={t('delete.lead')}
      label={t('delete.reason')}
      hint={t('delete.reasonHint')}
      missing={t('delete.reasonMissing')}
      confirmLabel={t('delete.confirm')}
      tone="danger"
      failureTitle={(reason) => t('delete.failed', { reason })}
      onConfirm={async (reason) => {
        await mutateAsync({ id: event.id, reason });
        onDone();
        return t('delete.done');
      }}
      onClose={onClose}
    />
  );
}
