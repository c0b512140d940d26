import { formatMoment } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Message } from '../../data/message/message.schema';
import type messageTexts from '../../locales/messages.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof messageTexts>;

const Clamped = styled.span`
  display: block;
  max-width: 24em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const messageNaming = (t: Texts): RoomRowsProps<Message>['naming'] => ({
  label: t('columns.number'),
  keyOf: ({ id }) => id,
  title: ({ ticketNo }) => ticketNo,
  note: ({ name, topic }) => `${name}・${topic}`,
});

export const messageColumns = (t: Texts): RoomColumn<Message>[] => [
  {
    id: 'body',
    label: t('columns.body'),
    cell: ({ body }) => <Clamped>{body}</Clamped>,
    text: ({ body }) => body,
  },
  {
    id: 'assigned',
    label: t('columns.assigned'),
    cell: ({ assignedName }) => assignedName ?? t('nobody'),
    text: ({ assignedName }) => assignedName,
  },
  {
    id: 'createdAt',
    label: t('columns.createdAt'),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
];
