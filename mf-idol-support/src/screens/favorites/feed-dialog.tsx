import { FeedPart, usePersonalFeeds } from '@spotlight/shared/calendar-feed';
import { Button, Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import favoritesTexts from '../../locales/favorites.zh-TW.json';

/** An address with the events and birthdays of whom somebody follows, for their own calendar. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(favoritesTexts);
  const query = usePersonalFeeds();
  return (
    <Dialog
      isOpen
      title={t('favorites.subscribe')}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('favorites.close')}
        </Button>
      }
    >
      <QueryView
        query={query}
        pending={<Skeleton height={120} />}
        errorTitle={t('favorites.feedError')}
      >
        {(feeds) => (
          <FeedPart
            of={{ type: 'follows', id: null }}
            since={feeds.find(({ scope }) => scope === 'follows')?.createdAt ?? null}
            lead={t('favorites.subscribeLead')}
          />
        )}
      </QueryView>
    </Dialog>
  );
}
