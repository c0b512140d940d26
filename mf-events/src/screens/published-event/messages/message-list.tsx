import { readPage } from '@spotlight/shared/format';
import { EmptyState, PagedResults, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { INBOX_PAGE_SIZE, useInbox } from '../../../data/inbox/inbox.queries';
import eventInboxTexts from '../../../locales/event-inbox.zh-TW.json';
import { publishedEventPath } from '../../../paths';
import { MessageCard } from './message-card';
import { List, Stack } from './message.styles';
import { ToldList } from './told-list';

/** What people asked about an event, and what everybody was told. */
export function MessageList({ eventId }: { eventId: string }) {
  const t = useTexts(eventInboxTexts);
  const [params] = useSearchParams();
  const page = readPage(params);
  const query = useInbox(eventId, page);
  const { open = 0, told } = query.data ?? {};
  return (
    <Stack>
      <PagedResults
        query={query}
        label={t('eventInbox.title')}
        count={(total) =>
          [
            t('eventInbox.total', { count: total }),
            open > 0 && t('eventInbox.open', { count: open }),
          ]
            .filter(Boolean)
            .join('・')
        }
        order={t('eventInbox.order')}
        controls={null}
        page={page}
        pageSize={INBOX_PAGE_SIZE}
        hrefFor={(target) => `${publishedEventPath(eventId, 'messages')}&page=${target}`}
        pending={<Skeleton height={240} radius="var(--radius-card)" />}
        empty={<EmptyState title={t('eventInbox.empty')} help={t('eventInbox.emptyHelp')} />}
        errorTitle={t('eventInbox.errorTitle')}
      >
        {(messages) => (
          <List>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
      {told && <ToldList told={told} />}
    </Stack>
  );
}
