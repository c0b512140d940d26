import { FormDialog, useForm } from '@spotlight/shared/form';
import { Button, SegmentedControl, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useWriteReview } from '../booking.mutations';
import type { Booking } from '../booking.schema';
import { canReview } from '../booking-state.rules';

const ratings = ['1', '2', '3', '4', '5'] as const;

/** The way to say how it was, for fourteen days. */
export function ReviewButton({ booking, now }: { booking: Booking; now: number }) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (!canReview(booking, now)) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('booking.review.button')}</Button>
      {isOpen && <ReviewDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReviewDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useWriteReview();
  const form = useForm({
    schema: z.object({
      rating: z
        .string()
        .check(z.refine((typed) => /^[1-5]$/.test(typed), t('booking.review.ratingMissing'))),
      body: z.string().check(z.trim()),
    }),
    defaultValues: { rating: '', body: '' },
    send: async ({ rating, body }) => {
      await mutateAsync({ id: booking.id, rating: Number(rating), body: body || null });
      return t('booking.review.sent');
    },
    onSent: onClose,
  });
  const name = booking.side === 'host' ? booking.guestName : booking.subjectName;
  return (
    <FormDialog
      form={form}
      title={t('booking.review.title', { name })}
      lead={t('booking.review.lead')}
      submitLabel={t('booking.review.send')}
      keepLabel={t('booking.review.keep')}
    >
      <SegmentedControl
        label={t('booking.review.rating')}
        options={ratings.map((count) => ({
          value: count as string,
          label: t('booking.review.stars', { count: Number(count) }),
        }))}
        {...form.choice('rating')}
      />
      <TextArea label={t('booking.review.body')} maxLength={2000} {...form.field('body')} />
    </FormDialog>
  );
}
