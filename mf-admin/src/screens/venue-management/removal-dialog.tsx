import { ReasonDialog } from '@spotlight/shared/form';
import { ConfirmDialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useArchiveVenue, useDeleteVenue } from '../../data/venue/venue.mutations';
import type { ManagedVenue } from '../../data/venue/venue.schema';
import venueTexts from '../../locales/venues.zh-TW.json';

export interface RemovalDialogProps {
  act: 'archive' | 'delete';
  venue: ManagedVenue;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a venue goes: for the reason, where it is somebody else's. */
export function RemovalDialog({ act, venue, onDone, onClose }: RemovalDialogProps) {
  const t = useTexts(venueTexts);
  const archive = useArchiveVenue();
  const remove = useDeleteVenue();
  const run = async (reason: string) => {
    const { mutateAsync } = act === 'archive' ? archive : remove;
    await mutateAsync({ id: venue.id, version: venue.version, reason });
    onDone();
    return t(act === 'archive' ? 'archived' : 'deleted');
  };
  const texts = {
    title: t(`${act}Title`, { name: venue.name }),
    confirmLabel: t(`${act}Confirm`),
  };
  if (venue.isOwn) {
    return (
      <ConfirmDialog
        {...texts}
        body={t(`${act}Body`)}
        tone="danger"
        onConfirm={() => run('')}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      {...texts}
      lead={t(`${act}Body`)}
      label={t('reason')}
      hint={t('reasonHint')}
      missing={t('reasonMissing')}
      tone="danger"
      {...(act === 'delete' && { failureTitle: t('deleteFailed') })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
