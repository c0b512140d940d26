import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { Checkbox, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import { useDeclineBooking } from '../booking.mutations';
import { useAlternativeHours } from '../booking.queries';
import type { Booking } from '../booking.schema';

/** As many as the server takes. */
const MOST = 3;

const HourChoices = styled.fieldset`
  display: grid;
  gap: 4px;
  & > legend {
    margin-bottom: 4px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** The host's no: why, and which other hours could be had. */
export function DeclineDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useDeclineBooking();
  // Whoever says no needs none of them: while they are read, and where they cannot be, they are left out.
  const { data: free = [] } = useAlternativeHours(booking.id);
  const form = useForm({
    schema: z.object({
      reason: requiredText(t('booking.host.reasonMissing')),
      starts: z.array(z.string()),
    }),
    defaultValues: { reason: '', starts: [] },
    send: async ({ reason, starts }) => {
      const alternatives = free.filter(({ startAt }) => starts.includes(startAt));
      await mutateAsync({ id: booking.id, reason, alternatives });
      return t('booking.host.declined');
    },
    onSent: onClose,
  });
  const chosen = form.watch('starts');
  return (
    <FormDialog
      form={form}
      title={t('booking.host.declineTitle')}
      lead={t('booking.host.declineLead')}
      submitLabel={t('booking.host.declineTitle')}
      keepLabel={t('booking.quote.keep')}
      tone="danger"
    >
      <TextArea
        label={t('booking.host.reason')}
        maxLength={500}
        isRequired
        {...form.field('reason')}
      />
      {free.length > 0 && (
        <HourChoices>
          <legend>{t('booking.host.alternatives')}</legend>
          <p>{t('booking.host.alternativesHelp', { count: MOST })}</p>
          {free.map(({ startAt, endAt }) => (
            <Checkbox
              key={startAt}
              label={formatHours(startAt, endAt)}
              value={startAt}
              disabled={chosen.length >= MOST && !chosen.includes(startAt)}
              {...form.register('starts')}
            />
          ))}
        </HourChoices>
      )}
    </FormDialog>
  );
}
