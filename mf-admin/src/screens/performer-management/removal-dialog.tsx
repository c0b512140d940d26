import { ReasonDialog } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useDeletePerformer, useRestorePerformer } from '../../data/performer/performer.mutations';
import type { ManagedPerformer } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performers.zh-TW.json';

export interface RemovalDialogProps {
  act: 'delete' | 'restore';
  performer: ManagedPerformer;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason before a page goes, or comes back. */
export function RemovalDialog({ act, performer, onDone, onClose }: RemovalDialogProps) {
  const t = useTexts(performerTexts);
  const remove = useDeletePerformer();
  const restore = useRestorePerformer();
  const { mutateAsync } = act === 'delete' ? remove : restore;
  return (
    <ReasonDialog
      title={t(`${act}Title`, { name: performer.performerName })}
      lead={t(`${act}Body`)}
      label={t('reason')}
      hint={t('reasonHint')}
      missing={t('reasonMissing')}
      confirmLabel={t(`${act}Confirm`)}
      {...(act === 'delete' && { tone: 'danger' as const, failureTitle: t('deleteFailed') })}
      onConfirm={async (reason) => {
        await mutateAsync({ id: performer.id, version: performer.version, reason });
        onDone();
        return t(act === 'delete' ? 'deleted' : 'restored');
      }}
      onClose={onClose}
    />
  );
}
