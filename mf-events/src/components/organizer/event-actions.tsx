import { Button, ButtonLink, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { abilitiesOf } from '../../data/organizer/organizer-event.rules';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import { eventGatesPath, draftPath, eventPath, gatePath, publishedEventPath } from '../../paths';
import type { EventAction, ManagedEvent } from './managed-event';

const EventDialogs = lazyPart(
  () =>
    import(/* webpackChunkName: "event-dialogs" */ './event-dialogs').then((m) => m.EventDialogs),
  { Failed: OverlayFailure },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface EventActionsProps {
  event: ManagedEvent;
  /** Id of the element that names the event, for the names of its buttons. */
  titleId: string;
  /** In a list, where the event's own page is one of the ways. */
  isInList?: boolean;
  onDeleted?: () => void;
}

/** Everything that an organizer does with an event, as far as its state allows. */
export function EventActions({ event, titleId, isInList = false, onDeleted }: EventActionsProps) {
  const t = useTexts(organizerTexts);
  const id = useId();
  const [action, setAction] = useState<EventAction | null>(null);
  const { canEdit, canDelete, canCancel, canMessage } = abilitiesOf(event.status, event.isOver);
  const isPublic = canMessage;

  const naming = (name: string) => ({
    id: `${id}-${name}`,
    'aria-labelledby': `${id}-${name} ${titleId}`,
    size: 'sm' as const,
  });
  const opening = (name: EventAction) => (
    <Button variant="plain" onClick={() => setAction(name)} {...naming(name)}>
      {t(`organizer.action.${name}`)}
    </Button>
  );

  return (
    <Row>
      {isInList && isPublic && (
        <ButtonLink
          to={publishedEventPath(event.id, 'attendees')}
          variant="outline"
          {...naming('list')}
        >
          {t('organizer.action.attendees')}
        </ButtonLink>
      )}
      {canEdit && (
        <ButtonLink to={draftPath(event.id)} variant="outline" {...naming('edit')}>
          {t(canDelete ? 'organizer.action.continue' : 'organizer.action.edit')}
        </ButtonLink>
      )}
      {!isInList && isPublic && (
        <ButtonLink to={eventPath(event.id)} variant="outline" {...naming('public')}>
          {t('organizer.action.public')}
        </ButtonLink>
      )}
      {event.status === 'pending_approval' && (
        <ButtonLink to={eventPath(event.id)} variant="outline" {...naming('preview')}>
          {t('organizer.action.preview')}
        </ButtonLink>
      )}
      {event.status === 'approved' && !event.isOver && (
        <ButtonLink to={gatePath(event.id)} variant="outline" {...naming('gate')}>
          {t('organizer.action.gate')}
        </ButtonLink>
      )}
      {!isInList && event.status === 'approved' && !event.isOver && (
        <ButtonLink to={eventGatesPath(event.id)} variant="outline" {...naming('eventGates')}>
          {t('organizer.action.eventGates')}
        </ButtonLink>
      )}
      {opening('copy')}
      {canMessage && opening('message')}
      {canDelete && opening('delete')}
      {canCancel && event.sold !== null && opening('cancel')}
      {action && (
        <EventDialogs
          event={event}
          action={action}
          onDeleted={onDeleted}
          onClose={() => setAction(null)}
        />
      )}
    </Row>
  );
}
