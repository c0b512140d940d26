import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  GearIcon,
  PageHeading,
  Panel,
  QueryView,
} from '@spotlight/shared/ui/parts';
import { eventLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNotificationPages } from '../../data/notification/notification.queries';
import notificationsTexts from '../../locales/notifications.zh-TW.json';
import { MarkAllButton } from '../../notifications/mark-all-button';
import { RowSkeletons } from '../../notifications/row-skeletons';
import { paths } from '../../paths';
import { NotificationDays } from './notification-days';

const Page = styled(Container)`
  display: grid;
  gap: 16px;
  max-width: 768px;
  padding-top: 32px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline: -12px;
`;

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 16px;
`;

/** /notifications 「通知」: everything that the site told this person, by day. */
export function NotificationsScreen() {
  const t = useTexts(notificationsTexts);
  const [pages, setPages] = useState(1);
  const query = useNotificationPages(pages);
  return (
    <Page>
      <Head>
        <PageHeading title={t('title')} />
        <Actions>
          <MarkAllButton unread={query.data?.unread ?? 0} />
          <ButtonLink
            variant="plain"
            size="sm"
            to={`${paths.settings}#notifications`}
            icon={<GearIcon size={16} />}
          >
            {t('settings')}
          </ButtonLink>
        </Actions>
      </Head>
      <QueryView
        query={query}
        errorTitle={t('error')}
        pending={
          <Panel>
            <RowSkeletons count={6} />
          </Panel>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            help={t('emptyHelp')}
            action={<ButtonLink to={eventLinks.events}>{t('emptyAction')}</ButtonLink>}
          />
        }
      >
        {({ items, hasMore }) => (
          <>
            <NotificationDays items={items} />
            {hasMore && (
              <More>
                <Button
                  variant="outline"
                  isBusy={query.isPlaceholderData}
                  onClick={() => setPages(pages + 1)}
                >
                  {t('more')}
                </Button>
              </More>
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}
