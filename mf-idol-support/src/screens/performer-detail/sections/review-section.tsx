import { useReviews } from '@spotlight/shared/booking';
import { formatDate, pageCountOf, taipeiDay } from '@spotlight/shared/format';
import { Button, QueryView, SectionHeading, SkeletonText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PerformerDetail } from '../../../data/performer/performer.schema';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';
import { StarRow } from './star-row';

const PAGE_SIZE = 5;

const List = styled.ul`
  & > li {
    display: grid;
    gap: 6px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-weight: var(--weight-bold);
  & > time {
    margin-inline-start: auto;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
`;

const Words = styled.p`
  max-width: 40em;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Reply = styled(Words)`
  padding-inline-start: 16px;
  border-inline-start: 2px solid var(--line);
  font-size: var(--text-14);
`;

const Steps = styled.div`
  display: flex;
  justify-content: center;
  gap: 12px;
`;

/** What those said who had the performer on their stage. */
export function ReviewSection({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(sectionTexts);
  const titleId = useId();
  const { average, total } = performer.rating;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('reviews.title')}
        lead={
          average === null
            ? t('reviews.none')
            : t('reviews.average', { average: average.toFixed(1), total })
        }
      />
      {total > 0 && <ReviewPages id={performer.id} name={performer.performerName} />}
    </section>
  );
}

function ReviewPages({ id, name }: { id: string; name: string }) {
  const t = useTexts(sectionTexts);
  const [page, setPage] = useState(1);
  const query = useReviews({ type: 'performer', id, page, pageSize: PAGE_SIZE });
  return (
    <QueryView query={query} pending={<SkeletonText lines={4} />} errorTitle={t('reviews.error')}>
      {({ items, total }) => (
        <>
          <List aria-busy={query.isPlaceholderData}>
            {items.map((review) => (
              <li key={review.id}>
                <Head>
                  {review.author}
                  <StarRow rating={review.rating} />
                  <time dateTime={review.createdAt}>{formatDate(taipeiDay(review.createdAt))}</time>
                </Head>
                {review.body && <Words>{review.body}</Words>}
                {review.reply && (
                  <Reply>
                    <strong>{t('reviews.reply', { name })}</strong>
                    {'\n'}
                    {review.reply}
                  </Reply>
                )}
              </li>
            ))}
          </List>
          {total > PAGE_SIZE && (
            <Steps>
              <Button
                variant="outline"
                size="sm"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t('reviews.newer')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={page >= pageCountOf(total, PAGE_SIZE)}
                onClick={() => setPage(page + 1)}
              >
                {t('reviews.older')}
              </Button>
            </Steps>
          )}
        </>
      )}
    </QueryView>
  );
}
