import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { REVIEW_MAX_LENGTH, type EventReview } from '../../data/event-review/event-review.schema';
import {
  Button,
  Dialog,
  Notice,
  SegmentedControl,
  TextArea,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useReviewEvent } from '../../data/event-review/event-review.queries';
import eventReviewTexts from '../../locales/event-review.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const points = ['1', '2', '3', '4', '5'] as const;

export interface ReviewDialogProps {
  event: { id: string; title: string };
  review: EventReview | undefined;
  onClose: () => void;
}

/** What one thought of an event: points, and words if one likes. */
export function ReviewDialog({ event, review, onClose }: ReviewDialogProps) {
  const t = useTexts(eventReviewTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useReviewEvent();
  const [rating, setRating] = useState<string | null>(review ? String(review.rating) : null);
  const [body, setBody] = useState(review?.body ?? '');
  const [isMissing, setIsMissing] = useState(false);
  useUnsavedChanges(body !== (review?.body ?? ''));

  const handleSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    setIsMissing(rating === null);
    if (rating === null) return;
    mutate(
      { eventId: event.id, rating: Number(rating), body: body.trim() },
      {
        onSuccess: () => {
          toasts.success(t('eventReview.saved'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      title={t('eventReview.title')}
      lead={event.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('eventReview.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('eventReview.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit} noValidate>
        <p>{t('eventReview.help')}</p>
        {(error || isMissing) && (
          <div role="alert">
            <Notice tone="danger" icon={<WarningIcon />}>
              {error ? errorText(error) : t('eventReview.ratingMissing')}
            </Notice>
          </div>
        )}
        <SegmentedControl
          label={t('eventReview.rating')}
          value={rating}
          options={points.map((value) => ({
            value,
            label: t('eventReview.points', { count: Number(value) }),
          }))}
          onChange={setRating}
        />
        <TextArea
          label={t('eventReview.body')}
          placeholder={t('eventReview.placeholder')}
          value={body}
          maxLength={REVIEW_MAX_LENGTH}
          onChange={(change) => setBody(change.target.value)}
        />
      </Form>
    </Dialog>
  );
}
