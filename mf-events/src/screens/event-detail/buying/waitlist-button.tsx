import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useJoinWaitlist } from '../../../components/waitlist/use-join-waitlist';
import { hasWaitlist, waitlistControlId } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import { registrationSearch } from '../../../data/registration/registration-filters.rules';
import waitlistTexts from '../../../locales/waitlist.zh-TW.json';
import { paths } from '../../../paths';

const waitlistPath =
  paths.registrations + registrationSearch({ status: 'waitlist', page: 1, sort: null });

export interface WaitlistButtonProps {
  event: EventDetail;
  /** The visitor's waitlist entries for the event. */
  entries: readonly WaitlistEntry[];
}

/** What there is to press when everything is sold out: onto the waitlist, or to one's position on it. */
export function WaitlistButton({ event, entries }: WaitlistButtonProps) {
  const t = useTexts(waitlistTexts);
  const { join, isJoining } = useJoinWaitlist();
  const [first, second] = event.ticketTypes.filter(hasWaitlist);
  if (entries.length > 0) {
    return (
      <ButtonLink to={waitlistPath} size="lg" isFullWidth>
        {t('waitlist.view')}
      </ButtonLink>
    );
  }
  const press = () => {
    if (!first) return;
    if (!second) return join(event.id, first.id);
    // Of several waitlists one has to be chosen, where they are.
    const choice = document.getElementById(waitlistControlId(first.id));
    choice?.scrollIntoView({ block: 'center' });
    choice?.focus({ preventScroll: true });
  };
  return (
    <Button size="lg" isFullWidth isBusy={isJoining} onClick={press}>
      {t('waitlist.join')}
    </Button>
  );
}
