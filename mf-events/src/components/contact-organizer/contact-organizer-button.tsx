import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, useOnDemand, type ButtonProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { texts } from '../../texts';

const loadDialog = () =>
  import(/* webpackChunkName: "contact-organizer" */ './contact-organizer-dialog').then(
    (m) => m.ContactOrganizerDialog,
  );

export interface ContactOrganizerButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  eventId: string;
}

/** Opens the form that writes to the organizer; asks a visitor to sign in first. */
export function ContactOrganizerButton({ eventId, ...rest }: ContactOrganizerButtonProps) {
  const t = useTexts(texts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const dialog = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('login.toContact') }))) return;
    setIsOpen(await dialog.request());
  };

  return (
    <>
      <Button variant="outline" {...rest} isBusy={dialog.isLoading} onClick={() => void open()}>
        {t('card.contact')}
      </Button>
      {isOpen && dialog.Component && (
        <dialog.Component eventId={eventId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
