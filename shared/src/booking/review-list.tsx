import { formatTimeAgo } from '@spotlight/shared/format';
import { Button, QueryView, SkeletonText, StarIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import { useReviews } from './calendar.queries';
import type { CalendarType } from './calendar.schema';
import type { Review } from './review.schema';

const List = styled.ul`
  display: grid;
  gap: 20px;
  margin-block: 12px;
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & blockquote {
    margin: 8px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Stars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: var(--weight-bold);
  & > svg {
    color: var(--amber-ink);
  }
`;

const Quiet = styled.p`
  color: var(--ink-2);
`;

const FEW = 3;
const MANY = 50;

/** What guests thought of a venue or of a performer: the latest, and more on a press. */
export function ReviewList({ type, id }: { type: CalendarType; id: string }) {
  const t = useTexts(bookingTexts);
  const [pageSize, setPageSize] = useState(FEW);
  const query = useReviews({ type, id, page: 1, pageSize });
  return (
    <QueryView
      query={query}
      pending={<SkeletonText lines={3} />}
      errorTitle={t('bookings.reviews.error')}
      isEmpty={({ total }) => total === 0}
      empty={<Quiet>{t('bookings.reviews.none')}</Quiet>}
    >
      {({ items, total, average }) => (
        <>
          <Stars>
            <StarIcon size={18} />
            {t('bookings.reviews.summary', { average, total })}
          </Stars>
          <List>
            {items.map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
          </List>
          {items.length < total && pageSize === FEW && (
            <Button variant="outline" isBusy={query.isFetching} onClick={() => setPageSize(MANY)}>
              {t('bookings.reviews.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

function OneReview({ review: { rating, author, createdAt, body, reply } }: { review: Review }) {
  const t = useTexts(bookingTexts);
  return (
    <li>
      <Stars>
        <StarIcon size={16} />
        <span aria-hidden="true">{rating}</span>
        <VisuallyHidden>{t('bookings.reviews.rating', { rating })}</VisuallyHidden>
      </Stars>{' '}
      <small>{`${author}・${formatTimeAgo(createdAt)}`}</small>
      {body && <p>{body}</p>}
      {reply && <blockquote>{`${t('bookings.reviews.reply')}：${reply}`}</blockquote>}
    </li>
  );
}
