import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useHandOverPage } from '../../data/page-owner/page-owner.mutations';
import type { OwnedPage } from '../../data/page-owner/page-owner.schema';
import handOverTexts from '../../locales/hand-over.zh-TW.json';
import { AddressDialog } from '../address-dialog';

export interface HandOverDialogProps {
  page: OwnedPage;
  name: string;
  onClose: () => void;
}

/** Asks who gets the page and why, and says what goes along. */
export function HandOverDialog({ page, name, onClose }: HandOverDialogProps) {
  const t = useTexts(handOverTexts);
  const { mutateAsync } = useHandOverPage();
  return (
    <AddressDialog
      texts={{
        title: t('title', { name }),
        lead: t('lead'),
        email: t('email'),
        invalid: t('emailInvalid'),
        refused: t('emailUnknown'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
        confirm: t('confirm'),
        keep: t('keep'),
        failed: t('failed'),
        done: t('done'),
      }}
      refusedAs="owner_email"
      send={(input) => mutateAsync({ page, ...input })}
      onClose={onClose}
    />
  );
}
