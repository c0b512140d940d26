import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import type { EventCard } from '../../data/event/event.schema';
import { eventPath } from '../../paths';
import { texts } from '../../texts';
import { ContactOrganizerButton } from '../contact-organizer/contact-organizer-button';
import { useLoginSummary } from '../event-facts/use-login-summary';

export interface RegisterActionProps {
  event: EventCard;
  isRegistered: boolean;
  /** Ids of the elements that name the button: its own word, then the event. */
  buttonId: string;
  titleId: string;
}

type Offer = 'contact' | 'ended' | 'cancelled' | 'soldOut' | 'register';

function offerOf(event: EventCard, isRegistered: boolean): Offer {
  if (isRegistered) return 'contact';
  if (event.phase === 'ended' || event.phase === 'cancelled') return event.phase;
  return event.isSoldOut ? 'soldOut' : 'register';
}

/** The one primary action of an event card. */
export function RegisterAction({ event, isRegistered, buttonId, titleId }: RegisterActionProps) {
  const t = useTexts(texts);
  const { isLoggedIn, isLoading } = useSession();
  const requestLogin = useRequestLogin();
  const navigate = useNavigate();
  const summaryOf = useLoginSummary();
  const offer = offerOf(event, isRegistered);
  const target = eventPath(event.id, { isRegistering: true });
  const naming = { id: buttonId, 'aria-labelledby': `${buttonId} ${titleId}`, size: 'sm' } as const;

  const loginThenRegister = async () => {
    const prompt = { title: t('login.toRegister'), summary: summaryOf(event) };
    if (await requestLogin(prompt)) void navigate(target);
  };

  switch (offer) {
    case 'contact':
      return <ContactOrganizerButton eventId={event.id} {...naming} />;
    case 'register':
      // While the session is still looked up, the event's page asks when it knows.
      return isLoggedIn || isLoading ? (
        <ButtonLink to={target} {...naming}>
          {t('card.register')}
        </ButtonLink>
      ) : (
        <Button onClick={() => void loginThenRegister()} {...naming}>
          {t('card.register')}
        </Button>
      );
    case 'ended':
    case 'cancelled':
    case 'soldOut':
      return (
        <Button disabled {...naming}>
          {t(`card.${offer}`)}
        </Button>
      );
  }
}
