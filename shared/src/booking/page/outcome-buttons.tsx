import { FormDialog, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { Button, ConfirmButton, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useCompleteBooking, useMarkNoShow, useRecordOvertime } from '../booking.mutations';
import type { Booking } from '../booking.schema';

interface OutcomeProps {
  booking: Booking;
  /** Milliseconds. */
  now: number;
}

/** From the end on, a host says that it took place. */
export function CompleteButton({ booking, now }: OutcomeProps) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useCompleteBooking();
  if (booking.status !== 'confirmed' || Date.parse(booking.endAt) > now) return null;
  return (
    <ConfirmButton
      question={{
        tone: 'primary',
        title: t('booking.host.completeTitle'),
        body: t('booking.host.completeBody'),
        confirmLabel: t('booking.host.complete'),
        onConfirm: async () => {
          await mutateAsync(booking.id);
          return t('booking.host.completeDone');
        },
      }}
    >
      {t('booking.host.complete')}
    </ConfirmButton>
  );
}

/** From the start on, a host says that nobody came. */
export function NoShowButton({ booking, now }: OutcomeProps) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useMarkNoShow();
  if (booking.status !== 'confirmed' || Date.parse(booking.startAt) > now) return null;
  return (
    <ConfirmButton
      variant="outline"
      question={{
        title: t('booking.host.noShowTitle'),
        body: t('booking.host.noShowBody'),
        confirmLabel: t('booking.host.noShow'),
        onConfirm: async () => {
          await mutateAsync(booking.id);
          return t('booking.host.noShowDone');
        },
      }}
    >
      {t('booking.host.noShow')}
    </ConfirmButton>
  );
}

const WEEK_MS = 7 * 86_400_000;

/** Within a week after the end of a venue's booking: by how long it went on. */
export function OvertimeButton({ booking, now }: OutcomeProps) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  const since = now - Date.parse(booking.endAt);
  const isTime = since >= 0 && since < WEEK_MS;
  const isHeld = booking.status === 'confirmed' || booking.status === 'completed';
  if (booking.kind !== 'venue' || !isHeld || !isTime) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('booking.host.overtime')}
      </Button>
      {isOpen && <OvertimeDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OvertimeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useRecordOvertime();
  const form = useForm({
    schema: z.object({
      minutes: wholeNumber(0, 1440, t('booking.host.overtimeInvalid')),
    }),
    defaultValues: { minutes: String(booking.overtimeMinutes ?? '') },
    send: async ({ minutes }) => {
      const { overtimeAmount } = await mutateAsync({ id: booking.id, minutes });
      return t('booking.host.overtimeDone', { amount: formatPrice(overtimeAmount ?? 0) });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('booking.host.overtimeTitle')}
      lead={t('booking.host.overtimeLead')}
      submitLabel={t('booking.host.overtime')}
      keepLabel={t('booking.quote.keep')}
    >
      <TextField
        label={t('booking.host.overtimeMinutes')}
        inputMode="numeric"
        isRequired
        {...form.field('minutes')}
      />
    </FormDialog>
  );
}
