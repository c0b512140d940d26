import { eventLinks } from '@spotlight/shared/contract/links';
import { categoryLabel, groupDigits } from '@spotlight/shared/format';
import { Button } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { canEditEvent, nextByAttendees, nextByDate } from '../../data/event/event.rules';
import type { ManagedEvent } from '../../data/event/event.schema';
import type locale from '../../locales/zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';
import { RowActs } from '../../room/row-acts';
import { EventStatusBadge } from './event-status-badge';
import { EventThumbnail } from './event-thumbnail';
import { locationText } from './location-text';

type Texts = Translate<typeof locale>;

const Clamped = styled.span`
  display: block;
  max-width: 16em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** The name opens the public page in a new tab, so that the list keeps its place. */
export const eventNaming = (t: Texts): RoomRowsProps<ManagedEvent>['naming'] => ({
  label: t('events.name'),
  id: 'title',
  // The API sorts titles one way only, and nobody looks for the last title first.
  nextSort: () => 'title',
  keyOf: ({ id }) => id,
  title: ({ title }) => title,
  page: ({ id }) => eventLinks.event(id),
  picture: (event) => <EventThumbnail event={event} />,
});

export const eventColumns = (
  t: Texts,
  onView: (event: ManagedEvent) => void,
  /** Undefined for those who only look. */
  onEdit: ((event: ManagedEvent) => void) | undefined,
): RoomColumn<ManagedEvent>[] => [
  {
    id: 'date',
    label: t('events.date'),
    cell: ({ date }) => date.replaceAll('-', '/'),
    text: ({ date }) => date.replaceAll('-', '/'),
    nextSort: nextByDate,
  },
  {
    id: 'location',
    label: t('events.location'),
    cell: (event) => (
      <Clamped title={locationText(event)}>
        {locationText(event) || t('events.undecidedLocation')}
      </Clamped>
    ),
    text: locationText,
  },
  {
    id: 'category',
    label: t('events.category'),
    cell: ({ category }) => categoryLabel(category),
    text: ({ category }) => categoryLabel(category),
  },
  {
    id: 'status',
    label: t('events.status'),
    cell: ({ status }) => <EventStatusBadge status={status} />,
    text: ({ status }) => t(`events.statuses.${status}`),
  },
  {
    id: 'price',
    label: t('events.price'),
    cell: ({ price }) => price,
    text: ({ price }) => price,
  },
  {
    id: 'attendees',
    label: t('events.registrations'),
    isNumeric: true,
    cell: ({ attendees }) => groupDigits(attendees),
    text: ({ attendees }) => attendees,
    nextSort: nextByAttendees,
  },
  {
    id: 'actions',
    label: t('events.actions'),
    cell: (event) => (
      <RowActs>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('events.viewOf', { title: event.title })}
          onClick={() => onView(event)}
        >
          {t('events.view')}
        </Button>
        {onEdit && canEditEvent(event.status) && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('events.editOf', { title: event.title })}
            onClick={() => onEdit(event)}
          >
            {t('events.edit')}
          </Button>
        )}
      </RowActs>
    ),
  },
];
