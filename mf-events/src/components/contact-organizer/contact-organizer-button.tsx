import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, type ButtonProps, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { texts } from '../../texts';

const ContactOrganizerDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "contact-organizer" */ './contact-organizer-dialog').then(
      (m) => m.ContactOrganizerDialog,
    ),
  { Failed: OverlayFailure },
);

export interface ContactOrganizerButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  eventId: string;
}

/** Opens the form that writes to the organizer; asks a visitor to sign in first. */
export function ContactOrganizerButton({ eventId, ...rest }: ContactOrganizerButtonProps) {
  const t = useTexts(texts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = ContactOrganizerDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('login.toContact') }))) return;
    setIsOpen(true);
  };

  return (
    <>
      <Button variant="outline" {...rest} isBusy={isOpen && isLoading} onClick={() => void open()}>
        {t('card.contact')}
      </Button>
      {isOpen && <ContactOrganizerDialog eventId={eventId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
