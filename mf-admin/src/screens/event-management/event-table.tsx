import { groupDigits } from '@spotlight/shared/format';
import { Table, Td, Th, Tr } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  nextSort,
  sortDirection,
  type SortColumn,
  type SortOrder,
} from '../../data/event/event.rules';
import type { ManagedEvent } from '../../data/event/event.schema';
import { texts } from '../../texts';
import { EventLink } from './event-link';
import { EventStatusBadge } from './event-status-badge';
import { EventThumbnail } from './event-thumbnail';
import { locationText } from './location-text';

const NameCell = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const LocationCell = styled(Td)`
  max-width: 18em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const FixedCell = styled(Td)`
  white-space: nowrap;
`;

/** The rows scroll under their head, so that filters and pages stay in view on a laptop. */
const TABLE_HEIGHT = 'max(420px, calc(100dvh - 212px))';

interface EventTableProps {
  events: readonly ManagedEvent[];
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
}

/** Events as rows; three of the headings sort. */
export function EventTable({ events, sort, onSort }: EventTableProps) {
  const t = useTexts(texts);
  const sorting = (column: SortColumn) => ({
    sort: sortDirection(sort, column) ?? ('none' as const),
    onSort: () => onSort(nextSort(sort, column)),
  });
  return (
    <Table label={t('events.table')} maxHeight={TABLE_HEIGHT}>
      <thead>
        <tr>
          <Th {...sorting('title')}>{t('events.name')}</Th>
          <Th {...sorting('date')}>{t('events.date')}</Th>
          <Th>{t('events.location')}</Th>
          <Th>{t('events.category')}</Th>
          <Th>{t('events.status')}</Th>
          <Th isNumeric {...sorting('attendees')}>
            {t('events.registrations')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Tr key={event.id}>
            <Td isStrong>
              <NameCell>
                <EventThumbnail event={event} />
                <EventLink event={event} />
              </NameCell>
            </Td>
            <FixedCell>{event.date.replaceAll('-', '/')}</FixedCell>
            <LocationCell title={locationText(event)}>
              {locationText(event) || t('events.undecidedLocation')}
            </LocationCell>
            <FixedCell>{event.category}</FixedCell>
            <Td>
              <EventStatusBadge status={event.status} />
            </Td>
            <Td isNumeric>{groupDigits(event.attendees)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
