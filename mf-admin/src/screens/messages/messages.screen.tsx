import { TabPanel, Tabs, lazyPart, useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { RoomHeading } from '../../components/room-heading';
import { useMessagePages, useMessages } from '../../data/message/message.queries';
import { readMessages, writeMessages, type MessageFilters } from '../../data/message/message.rules';
import { messageStatuses } from '../../data/message/message.schema';
import messageTexts from '../../locales/messages.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import { messageColumns, messageNaming } from './message-columns';

const PANEL = 'message-list';

const MessagePanel = lazyPart(() =>
  import(/* webpackChunkName: "message-panel" */ './message-panel').then((m) => m.MessagePanel),
);

const address: ListAddress<MessageFilters> = {
  path: paths.messages.to(),
  read: readMessages,
  write: writeMessages,
  isOneStep: true,
};

/** 訊息: what visitors wrote to the platform, until it is answered or put aside. */
export function MessagesScreen() {
  const t = useTexts(messageTexts);
  const list = useListFilters(address);
  const { filters, apply } = list;
  const messages = useMessages(filters);
  const readPage = useMessagePages(filters);
  const open = messages.data?.open;
  return (
    <>
      <RoomHeading
        title={t('title')}
        note={open !== undefined && <span role="status">{t('waiting', { count: open })}</span>}
      />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={filters.status}
        onSelect={(status) => apply({ status, open: '' })}
        items={messageStatuses.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          ...(id === 'open' && open !== undefined && { count: open }),
        }))}
      />
      <TabPanel id={PANEL} selectedId={filters.status}>
        <Room
          list={list}
          query={messages}
          naming={messageNaming(t)}
          columns={messageColumns(t)}
          texts={{
            list: t(`tabs.${filters.status}`),
            search: t('search'),
            placeholder: t('placeholder'),
            loadFailed: t('loadFailed'),
          }}
          isFiltered={filters.query !== ''}
          empty={{ title: t(`empty.${filters.status}`), help: t('emptyHelp') }}
          file={{ name: t('title'), read: readPage }}
          panel={(message, place) => (
            <MessagePanel key={message.id} message={message} place={place} />
          )}
        />
      </TabPanel>
    </>
  );
}
