import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { formatShortMoment } from '@spotlight/shared/format';
import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { isAhead } from '../../data/event/ahead.rules';
import type { EventCard } from '../../data/event/event.schema';
import eventOfferTexts from '../../locales/event-offer.zh-TW.json';
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

type Offer =
  | 'contact'
  | 'ended'
  | 'cancelled'
  | 'register'
  | 'soon'
  | 'waitlist'
  | 'soldOut'
  | 'full'
  | 'saleEnded'
  | 'closed'
  | 'nothing';

function offerOf(event: EventCard, isRegistered: boolean): Offer {
  if (isRegistered) return 'contact';
  if (event.phase === 'ended' || event.phase === 'cancelled') return event.phase;
  const isFree = event.priceFrom === 0;
  switch (event.sale) {
    case 'none':
      return 'nothing';
    case 'not_yet':
      return 'soon';
    case 'on_sale':
      return 'register';
    case 'waitlist':
      if (isAhead(event)) return 'waitlist';
      return isFree ? 'full' : 'soldOut';
    case 'sold_out':
      return isFree ? 'full' : 'soldOut';
    case 'ended':
      return isFree ? 'closed' : 'saleEnded';
  }
}

/** The one primary action of an event card: never more than the event has to offer now. */
export function RegisterAction({ event, isRegistered, buttonId, titleId }: RegisterActionProps) {
  const t = useTexts(texts, eventOfferTexts);
  const { isLoggedIn, isLoading } = useSession();
  const requestLogin = useRequestLogin();
  const navigate = useNavigate();
  const summaryOf = useLoginSummary();
  const offer = offerOf(event, isRegistered);
  const target = eventPath(event.id, { isRegistering: true });
  const naming = { id: buttonId, 'aria-labelledby': `${buttonId} ${titleId}`, size: 'sm' } as const;

  const loginThenRegister = async () => {
    const prompt = { title: t('login.toRegister'), summary: summaryOf(event), returnTo: target };
    if (await requestLogin(prompt)) void navigate(target);
  };

  const opening = () => {
    const moment = event.saleOpensAt ? formatShortMoment(event.saleOpensAt) : '';
    return t(event.priceFrom === 0 ? 'offer.opensFreeAt' : 'offer.opensAt', { moment });
  };

  switch (offer) {
    case 'contact':
      return <ContactOrganizerButton eventId={event.id} {...naming} />;
    case 'register':
      // While the session is still looked up, the event's page asks when it knows.
      return isLoggedIn || isLoading ? (
        <ButtonLink to={target} {...naming}>
          {t('offer.register')}
        </ButtonLink>
      ) : (
        <Button onClick={() => void loginThenRegister()} {...naming}>
          {t('offer.register')}
        </Button>
      );
    case 'soon':
    case 'waitlist':
      return (
        <ButtonLink to={eventPath(event.id)} variant="outline" {...naming}>
          {offer === 'waitlist' ? t('offer.waitlist') : opening()}
        </ButtonLink>
      );
    case 'nothing':
      return null;
    case 'ended':
    case 'cancelled':
    case 'soldOut':
    case 'full':
    case 'saleEnded':
    case 'closed':
      return (
        <Button disabled {...naming}>
          {t(`offer.${offer}`)}
        </Button>
      );
  }
}
