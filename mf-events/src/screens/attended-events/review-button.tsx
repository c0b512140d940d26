import type { EventReview } from '../../data/event-review/event-review.schema';
import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import attendedTexts from '../../locales/attended.zh-TW.json';

const ReviewDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "event-review" */ './review-dialog').then((m) => m.ReviewDialog),
  { Failed: OverlayFailure },
);

/** Above the link that covers the card. */
const Raised = styled.div`
  position: relative;
  z-index: 1;
  margin-inline-start: auto;
`;

export interface ReviewButtonProps {
  event: TicketGroup['event'];
  /** What one has said already. */
  review: EventReview | undefined;
}

/** 撰寫心得, and afterwards the way to change it. */
export function ReviewButton({ event, review }: ReviewButtonProps) {
  const t = useTexts(attendedTexts);
  const isLoading = ReviewDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const word = review ? 'attended.editReview' : 'attended.writeReview';
  return (
    <Raised>
      <Button
        variant="text"
        size="sm"
        isBusy={isOpen && isLoading}
        aria-label={t('attended.reviewNamed', { action: t(word), title: event.title })}
        onClick={() => setIsOpen(true)}
      >
        {t(word)}
      </Button>
      {isOpen && <ReviewDialog event={event} review={review} onClose={() => setIsOpen(false)} />}
    </Raised>
  );
}
