import { useToasts } from '@spotlight/shared/contract';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useJoinWaitlist } from '../../../components/waitlist/use-join-waitlist';
import { useWaitlistMoves } from '../../../data/waitlist/waitlist.mutations';
import { waitlistControlId } from '../../../data/event/event.rules';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import waitlistTexts from '../../../locales/waitlist.zh-TW.json';

const Position = styled.p`
  color: var(--info-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export interface WaitlistPositionProps {
  eventId: string;
  ticketTypeId: string;
  /** Of the ticket type. */
  name: string;
  /** The visitor's own entry of this waitlist. */
  entry: WaitlistEntry | undefined;
}

/** 加入候補 at a type that is sold out; afterwards the position on the waitlist and the way off it. */
export function WaitlistPosition({ eventId, ticketTypeId, name, entry }: WaitlistPositionProps) {
  const t = useTexts(waitlistTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { join, isJoining } = useJoinWaitlist();
  const { leave } = useWaitlistMoves();

  return entry ? (
    <>
      <Position>{t('waitlist.position', { position: entry.position ?? 1 })}</Position>
      <Button
        variant="outline"
        size="sm"
        isBusy={leave.isPending}
        aria-label={t('waitlist.leaveNamed', { name })}
        onClick={() =>
          leave.mutate(entry.id, { onError: (error) => toasts.error(errorText(error)) })
        }
      >
        {t('waitlist.leave')}
      </Button>
    </>
  ) : (
    <Button
      id={waitlistControlId(ticketTypeId)}
      variant="outline"
      size="sm"
      isBusy={isJoining}
      aria-label={t('waitlist.joinNamed', { name })}
      onClick={() => join(eventId, ticketTypeId)}
    >
      {t('waitlist.join')}
    </Button>
  );
}
