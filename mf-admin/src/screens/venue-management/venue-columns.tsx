import { Artwork } from '@spotlight/artwork';
import { venueLinks } from '@spotlight/shared/contract/links';
import { cityLabel, formatPrice, groupDigits, risingFirst } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { venueTones } from '../../data/venue/venue.rules';
import type { ManagedVenue } from '../../data/venue/venue.schema';
import type venueTexts from '../../locales/venues.zh-TW.json';
import { RowActs } from '../../room/row-acts';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof venueTexts>;

const Thumbnail = styled(Artwork)`
  flex: none;
  width: 56px;
  border-radius: var(--radius-6);
`;

const Clamped = styled.span`
  display: block;
  max-width: 16em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const placeOf = ({ city, location }: Pick<ManagedVenue, 'city' | 'location'>) =>
  `${cityLabel(city)} ${location}`;

export const venueNaming = (t: Texts): RoomRowsProps<ManagedVenue>['naming'] => ({
  label: t('columns.name'),
  id: 'name',
  nextSort: () => 'name',
  keyOf: ({ id }) => id,
  title: ({ name }) => name,
  note: ({ ownerName, isOwn }) => (isOwn ? t('panel.own') : (ownerName ?? t('panel.noOwner'))),
  picture: ({ id, name, type, imageUrl }) => (
    <Thumbnail
      kind="venue"
      id={id}
      type={type}
      title={name}
      imageUrl={imageUrl}
      sizes="56px"
      showWords={false}
      isDecorative
    />
  ),
});

interface VenueActs {
  mayChange: (venue: ManagedVenue) => boolean;
  onEdit: (venue: ManagedVenue) => void;
  onDelete: (venue: ManagedVenue) => void;
}

export const venueColumns = (t: Texts, acts: VenueActs): RoomColumn<ManagedVenue>[] => [
  {
    id: 'type',
    label: t('columns.type'),
    cell: ({ type }) => type,
    text: ({ type }) => type,
  },
  {
    id: 'location',
    label: t('columns.location'),
    cell: (venue) => <Clamped title={placeOf(venue)}>{placeOf(venue)}</Clamped>,
    text: placeOf,
  },
  {
    id: 'capacity',
    label: t('columns.capacity'),
    isNumeric: true,
    cell: ({ capacity }) => t('people', { count: groupDigits(capacity) }),
    text: ({ capacity }) => capacity,
    nextSort: risingFirst('capacity'),
  },
  {
    id: 'price',
    label: t('columns.price'),
    isNumeric: true,
    cell: ({ pricePerHour }) => formatPrice(pricePerHour),
    text: ({ pricePerHour }) => pricePerHour,
    nextSort: risingFirst('price'),
  },
  {
    id: 'status',
    label: t('columns.status'),
    cell: ({ status }) => <Badge tone={venueTones[status]}>{t(`statuses.${status}`)}</Badge>,
    text: ({ status }) => t(`statuses.${status}`),
  },
  {
    id: 'actions',
    label: t('columns.actions'),
    cell: (venue) => (
      <RowActs>
        {venue.status === 'approved' && (
          <ButtonLink
            to={venueLinks.venue(venue.id)}
            target="_blank"
            rel="noopener"
            variant="quiet"
            size="sm"
            aria-label={t('viewOf', { name: venue.name })}
          >
            {t('view')}
          </ButtonLink>
        )}
        {acts.mayChange(venue) && (
          <>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('editOf', { name: venue.name })}
              onClick={() => acts.onEdit(venue)}
            >
              {t('edit')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('deleteOf', { name: venue.name })}
              onClick={() => acts.onDelete(venue)}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </RowActs>
    ),
  },
];
