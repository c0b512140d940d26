import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { Button, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useReplyToReview } from '../booking.mutations';
import type { Booking } from '../booking.schema';
import { Actions, Part, Quiet } from './page.styles';

type Received = NonNullable<Booking['receivedReview']>;

export interface ReceivedReviewProps {
  review: Received;
  /** Who wrote it. */
  name: string;
}

/** What the other party wrote about the reader, and the one answer to it. */
export function ReceivedReview({ review, name }: ReceivedReviewProps) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { rating, body, reply } = review;
  return (
    <Part as="section">
      <h2>{t('booking.review.received', { name, rating })}</h2>
      {body && <p>{body}</p>}
      {reply ? (
        <Quiet>{t('booking.review.myReply', { reply })}</Quiet>
      ) : (
        <Actions>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {t('booking.review.reply')}
          </Button>
        </Actions>
      )}
      {isOpen && <ReplyDialog id={review.id} name={name} onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

interface ReplyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

function ReplyDialog({ id, name, onClose }: ReplyDialogProps) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useReplyToReview();
  const form = useForm({
    schema: z.object({ reply: requiredText(t('booking.review.replyMissing')) }),
    defaultValues: { reply: '' },
    send: async ({ reply }) => {
      await mutateAsync({ id, reply });
      return t('booking.review.replied');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('booking.review.replyTitle', { name })}
      lead={t('booking.review.replyLead')}
      submitLabel={t('booking.review.reply')}
      keepLabel={t('booking.review.keep')}
    >
      <TextArea
        label={t('booking.review.replyBody')}
        maxLength={1000}
        isRequired
        {...form.field('reply')}
      />
    </FormDialog>
  );
}
