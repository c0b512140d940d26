import { useToasts } from '@spotlight/shared/contract';
import { cityLabel, formatDate, formatMoment } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  ConfirmButton,
  DayField,
  Panel,
  useErrorText,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDecideClosure } from '../../data/closure/closure.mutations';
import type { ClosedEvent, ClosureDecision } from '../../data/closure/closure.schema';
import closureTexts from '../../locales/closure-days.zh-TW.json';
import { eventPath } from '../../paths';

const Card = styled(Panel)`
  display: grid;
  gap: 12px;
  & h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const tones = {
  held: 'success',
  moved: 'info',
  cancelled: 'danger',
  closed: 'neutral',
} as const satisfies Record<ClosureDecision, BadgeTone>;

export interface ClosedEventCardProps {
  event: ClosedEvent;
  /** Says whose it is. */
  showsOrganizer: boolean;
}

/** One event and what becomes of it: a press each. Only calling it off asks first, because nothing brings it back. */
export function ClosedEventCard({ event, showsOrganizer }: ClosedEventCardProps) {
  const t = useTexts(closureTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const decide = useDecideClosure();
  const [newDay, setNewDay] = useState(event.suggestedDay);
  const { title, decision } = event;
  const isOpen = decision === null && event.status === 'approved';
  const choose = async (chosen: ClosureDecision) => {
    const { eventId, day } = event;
    await decide.mutateAsync({
      eventId,
      day,
      decision: chosen,
      newDay: chosen === 'moved' ? newDay : null,
    });
    return t(`closure.done.${chosen}`, { title });
  };
  const press = (chosen: ClosureDecision) =>
    choose(chosen).then(
      (sentence) => toasts.success(sentence),
      (thrown: unknown) => toasts.error(errorText(thrown)),
    );
  const facts = [
    formatMoment(event.startsAt),
    cityLabel(event.city),
    t('closure.events.people', { count: event.people }),
    showsOrganizer && t('closure.events.organizer', { name: event.organizerName }),
    t('closure.events.closedDay', { day: formatDate(event.day) }),
  ].filter(Boolean);
  const isBusy = decide.isPending;
  return (
    <Card as="article">
      <Row>
        {decision ? (
          <Badge tone={tones[decision]} hasDot>
            {t(`closure.state.${decision}`)}
          </Badge>
        ) : (
          <Badge tone="warning" hasDot>
            {t(event.isTold ? 'closure.state.told' : 'closure.state.open')}
          </Badge>
        )}
      </Row>
      <h3>
        <Link to={eventPath(event.eventId)}>{title}</Link>
      </h3>
      <p>{facts.join('・')}</p>
      {isOpen && (
        <Row>
          <Button size="sm" disabled={isBusy} onClick={() => void press('held')}>
            {t('closure.act.held')}
          </Button>
          {event.lastsDays ? (
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() => void press('closed')}
            >
              {t('closure.act.closed')}
            </Button>
          ) : (
            <>
              <DayField
                label={t('closure.events.newDay')}
                value={newDay}
                min={event.day}
                onChange={(day) => day && setNewDay(day)}
              />
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy}
                onClick={() => void press('moved')}
              >
                {t('closure.act.moved', { day: formatDate(newDay) })}
              </Button>
            </>
          )}
          <ConfirmButton
            size="sm"
            variant="danger"
            disabled={isBusy}
            question={{
              title: t('closure.act.cancelTitle', { title }),
              body: t('closure.act.cancelBody', { count: event.people }),
              confirmLabel: t('closure.act.cancelled'),
              keepLabel: t('closure.act.keep'),
              tone: 'danger',
              onConfirm: () => choose('cancelled'),
            }}
          >
            {t('closure.act.cancelled')}
          </ConfirmButton>
        </Row>
      )}
    </Card>
  );
}
