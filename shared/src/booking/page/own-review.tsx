import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import type { Booking } from '../booking.schema';
import { Part, Quiet } from './page.styles';

export interface OwnReviewProps {
  review: NonNullable<Booking['review']>;
  now: number;
}

/** What the reader wrote about the other party. */
export function OwnReview({ review, now }: OwnReviewProps) {
  const t = useTexts(pageTexts);
  return (
    <Part as="section">
      <h2>{t('booking.review.mine', { rating: review.rating })}</h2>
      {review.body && <p>{review.body}</p>}
      {review.reply && <Quiet>{t('booking.review.theirReply', { reply: review.reply })}</Quiet>}
      <Quiet>
        {Date.parse(review.visibleAt) <= now
          ? t('booking.review.public')
          : t('booking.review.later', { moment: formatMoment(review.visibleAt) })}
      </Quiet>
    </Part>
  );
}
