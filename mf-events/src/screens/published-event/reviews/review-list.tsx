import { formatMoment, readPage } from '@spotlight/shared/format';
import { EmptyState, PagedResults, Panel, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useEventReviews } from '../../../data/event-review/event-review.queries';
import eventReviewTexts from '../../../locales/event-review.zh-TW.json';
import { publishedEventPath } from '../../../paths';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Body = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const PAGE_SIZE = 12;

/** What people said who were there: points, words, and no names. */
export function ReviewList({ eventId }: { eventId: string }) {
  const t = useTexts(eventReviewTexts);
  const [params] = useSearchParams();
  const page = readPage(params);
  const query = useEventReviews(eventId, page);
  const average = query.data?.average;
  return (
    <PagedResults
      query={query}
      label={t('eventReview.of.title')}
      count={(total) =>
        [
          t('eventReview.of.total', { count: total }),
          average && t('eventReview.of.average', { average }),
        ]
          .filter(Boolean)
          .join('・')
      }
      order={t('eventReview.of.order')}
      controls={null}
      page={page}
      pageSize={PAGE_SIZE}
      hrefFor={(target) => `${publishedEventPath(eventId, 'reviews')}&page=${target}`}
      pending={<Skeleton height={240} radius="var(--radius-card)" />}
      empty={<EmptyState title={t('eventReview.of.empty')} help={t('eventReview.of.emptyHelp')} />}
      errorTitle={t('eventReview.of.errorTitle')}
    >
      {(reviews) => (
        <List>
          {reviews.map((review) => (
            <Panel as="li" key={review.author + review.createdAt}>
              <strong>{t('eventReview.points', { count: review.rating })}</strong>
              {review.body && <Body>{review.body}</Body>}
              <Meta>
                {t('eventReview.of.by', {
                  author: review.author,
                  moment: formatMoment(review.updatedAt),
                })}
              </Meta>
            </Panel>
          ))}
        </List>
      )}
    </PagedResults>
  );
}
