import { useToasts } from '@spotlight/shared/contract';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useJoinLine } from '../../../components/waitlist/use-join-line';
import { useWaitlistMoves } from '../../../data/waitlist/waitlist.mutations';
import { lineId } from '../../../data/event/event.rules';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import waitlistTexts from '../../../locales/waitlist.zh-TW.json';

const Place = styled.p`
  color: var(--info-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export interface WaitlistPlaceProps {
  eventId: string;
  ticketTypeId: string;
  /** Of the ticket type. */
  name: string;
  /** The visitor's own place in this line. */
  entry: WaitlistEntry | undefined;
}

/** 加入候補 at a type that is sold out; afterwards the place in the line and the way out of it. */
export function WaitlistPlace({ eventId, ticketTypeId, name, entry }: WaitlistPlaceProps) {
  const t = useTexts(waitlistTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { join, isJoining } = useJoinLine();
  const { leave } = useWaitlistMoves();

  return entry ? (
    <>
      <Place>{t('waitlist.position', { position: entry.position ?? 1 })}</Place>
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
      id={lineId(ticketTypeId)}
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
