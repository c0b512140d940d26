import { Artwork } from '@spotlight/artwork';
import { performerLinks } from '@spotlight/shared/contract/links';
import { cityLabel, performerCategoryLabel } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { performerTones } from '../../data/performer/performer.rules';
import type { ManagedPerformer } from '../../data/performer/performer.schema';
import type performerTexts from '../../locales/performers.zh-TW.json';
import { RowActs } from '../../room/row-acts';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof performerTexts>;

const Thumbnail = styled(Artwork)`
  flex: none;
  width: 40px;
  border-radius: var(--radius-6);
`;

export const placeOf = ({ city, location }: Pick<ManagedPerformer, 'city' | 'location'>) =>
  [...new Set([city && cityLabel(city), location])].filter(Boolean).join(' ');

/** What its state is called; deleted ones have none. */
export function PerformerState({ performer, t }: { performer: ManagedPerformer; t: Texts }) {
  const { isDeleted, status } = performer;
  if (isDeleted) return <Badge>{t('deletedState')}</Badge>;
  return <Badge tone={performerTones[status]}>{t(`statuses.${status}`)}</Badge>;
}

export const performerNaming = (t: Texts): RoomRowsProps<ManagedPerformer>['naming'] => ({
  label: t('columns.name'),
  id: 'name',
  nextSort: () => 'name',
  keyOf: ({ id }) => id,
  title: ({ performerName }) => performerName,
  note: ({ ownerName, isOwn, pendingClaims }) => (
    <>
      {isOwn ? t('own') : (ownerName ?? t('noOwner'))}{' '}
      {pendingClaims > 0 && <Badge tone="info">{t('claims', { count: pendingClaims })}</Badge>}
    </>
  ),
  picture: ({ id, performerName, performanceType, profileImageUrl }) => (
    <Thumbnail
      kind="performer"
      id={id}
      category={performanceType}
      title={performerName}
      imageUrl={profileImageUrl}
      sizes="40px"
      showWords={false}
      isDecorative
    />
  ),
});

interface PerformerActs {
  mayManage: boolean;
  onEdit: (performer: ManagedPerformer) => void;
  onDelete: (performer: ManagedPerformer) => void;
  onRestore: (performer: ManagedPerformer) => void;
}

export const performerColumns = (t: Texts, acts: PerformerActs): RoomColumn<ManagedPerformer>[] => [
  {
    id: 'type',
    label: t('columns.type'),
    cell: ({ performanceType }) => performerCategoryLabel(performanceType),
    text: ({ performanceType }) => performerCategoryLabel(performanceType),
  },
  {
    id: 'location',
    label: t('columns.location'),
    cell: placeOf,
    text: placeOf,
  },
  {
    id: '-popularity',
    label: t('columns.popularity'),
    isNumeric: true,
    cell: ({ popularity }) => popularity,
    text: ({ popularity }) => popularity,
    nextSort: () => '-popularity',
  },
  {
    id: 'status',
    label: t('columns.status'),
    cell: (performer) => <PerformerState performer={performer} t={t} />,
    text: ({ isDeleted, status }) => (isDeleted ? t('deletedState') : t(`statuses.${status}`)),
  },
  {
    id: 'actions',
    label: t('columns.actions'),
    cell: (performer) => <Acts performer={performer} t={t} {...acts} />,
  },
];

function Acts({
  performer,
  t,
  mayManage,
  onEdit,
  onDelete,
  onRestore,
}: PerformerActs & { performer: ManagedPerformer; t: Texts }) {
  const { performerName: name, isDeleted, status } = performer;
  if (isDeleted) {
    return (
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('restoreOf', { name })}
        onClick={() => onRestore(performer)}
      >
        {t('restore')}
      </Button>
    );
  }
  return (
    <RowActs>
      {status === 'approved' && (
        <ButtonLink
          to={performerLinks.performer(performer.id)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="sm"
          aria-label={t('previewOf', { name })}
        >
          {t('preview')}
        </ButtonLink>
      )}
      {mayManage && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('editOf', { name })}
            onClick={() => onEdit(performer)}
          >
            {t('edit')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('deleteOf', { name })}
            onClick={() => onDelete(performer)}
          >
            {t('delete')}
          </Button>
        </>
      )}
    </RowActs>
  );
}
