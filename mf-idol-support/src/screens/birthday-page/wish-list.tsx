import { formatTimeAgo, pageCountOf } from '@spotlight/shared/format';
import { Button, CardGrid, Panel, QueryView, SkeletonText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useWishes } from '../../data/wish/wish.queries';
import { WISH_PAGE_SIZE, type Wish } from '../../data/wish/wish.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { ReportWishButton } from './report-wish-button';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 8px;
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--ink-3);
  font-size: var(--text-14);
  & > strong {
    color: var(--ink);
  }
  & > button {
    margin-inline-start: auto;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 16px;
`;

/** This year's wishes, latest first, page by page. */
export function WishList({ artistId }: { artistId: string }) {
  const t = useTexts(birthdayPageTexts);
  const [page, setPage] = useState(1);
  const query = useWishes(artistId, page);
  return (
    <QueryView query={query} pending={<SkeletonText lines={4} />} errorTitle={t('wishes.error')}>
      {({ items, total }) => (
        <div aria-busy={query.isPlaceholderData}>
          <CardGrid label={t('wishes.list')}>
            {items.map((wish) => (
              <WishCard key={wish.id} wish={wish} />
            ))}
          </CardGrid>
          {total > WISH_PAGE_SIZE && (
            <Steps>
              <Button
                variant="outline"
                size="sm"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t('wishes.newer')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={page >= pageCountOf(total, WISH_PAGE_SIZE)}
                onClick={() => setPage(page + 1)}
              >
                {t('wishes.older')}
              </Button>
            </Steps>
          )}
        </div>
      )}
    </QueryView>
  );
}

function WishCard({ wish }: { wish: Wish }) {
  return (
    <Card>
      <p>{wish.body}</p>
      <Foot>
        <strong>{wish.authorName}</strong>
        <time dateTime={wish.createdAt}>{formatTimeAgo(wish.createdAt)}</time>
        {!wish.isMine && <ReportWishButton wish={wish} />}
      </Foot>
    </Card>
  );
}
