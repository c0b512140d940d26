import { useTexts } from '@spotlight/shared/vendor/i18n';
import { AddressDialog } from '../../components/address-dialog';
import { useSetEmail } from '../../data/user/user.mutations';
import type { ManagedUser } from '../../data/user/user.schema';
import emailTexts from '../../locales/account-email.zh-TW.json';

/** Asks for the address that somebody logs in with from now on, and how it was made sure that it is them. */
export function EmailDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useTexts(emailTexts);
  const { mutateAsync } = useSetEmail();
  return (
    <AddressDialog
      texts={{
        title: t('title', { name: user.username }),
        lead: t('lead', { email: user.email }),
        email: t('email'),
        invalid: t('invalid'),
        refused: t('taken'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
        confirm: t('confirm'),
        keep: t('keep'),
        failed: t('failed'),
        done: t('done'),
      }}
      refusedAs="email"
      send={async (input) => {
        const { email } = await mutateAsync({ id: user.id, ...input });
        // That of a seller waits for a second administrator.
        return email === user.email ? t('wanted') : t('done');
      }}
      onClose={onClose}
    />
  );
}
