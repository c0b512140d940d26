import { FormDialog, chosenOf, useForm } from '@spotlight/shared/form';
import { SegmentedControl, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useReviewEvent } from '../../data/event-review/event-review.queries';
import { REVIEW_MAX_LENGTH, type EventReview } from '../../data/event-review/event-review.schema';
import eventReviewTexts from '../../locales/event-review.zh-TW.json';

const points = ['1', '2', '3', '4', '5'] as const;

export interface ReviewDialogProps {
  event: { id: string; title: string };
  review: EventReview | undefined;
  onClose: () => void;
}

/** What one thought of an event: points, and words if one likes. */
export function ReviewDialog({ event, review, onClose }: ReviewDialogProps) {
  const t = useTexts(eventReviewTexts);
  const { mutateAsync } = useReviewEvent();
  const form = useForm({
    schema: z.object({
      rating: chosenOf(points, t('eventReview.ratingMissing')),
      body: z.string().check(z.trim()),
    }),
    defaultValues: { rating: String(review?.rating ?? ''), body: review?.body ?? '' },
    send: async ({ rating, body }) => {
      await mutateAsync({ eventId: event.id, rating: Number(rating), body });
      return t('eventReview.saved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('eventReview.title')}
      lead={event.title}
      submitLabel={t('eventReview.save')}
      keepLabel={t('eventReview.cancel')}
    >
      <p>{t('eventReview.help')}</p>
      <SegmentedControl
        label={t('eventReview.rating')}
        options={points.map((value) => ({
          value: value as string,
          label: t('eventReview.points', { count: Number(value) }),
        }))}
        {...form.choice('rating')}
      />
      <TextArea
        label={t('eventReview.body')}
        placeholder={t('eventReview.placeholder')}
        maxLength={REVIEW_MAX_LENGTH}
        {...form.field('body')}
      />
    </FormDialog>
  );
}
