import { formatMoment } from '@spotlight/shared/format';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Registration } from '../../data/registration/registration.schema';
import registrationTexts from '../../locales/registrations.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { RegistrationForm } from './registration-form';

const Facts = styled.dl`
  display: grid;
  gap: 12px;
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Small = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export interface RegistrationPanelProps {
  registration: Registration;
  place: PanelPlace;
}

/** One registration: read first, and put right after a press on 編輯. */
export function RegistrationPanel({ registration, place }: RegistrationPanelProps) {
  const t = useTexts(registrationTexts);
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, registrationNo, isContactShown } = registration;
  return (
    <RowPanel {...place} rowKey={id} title={name} lead={registrationNo}>
      <div>
        <Button variant="outline" size="sm" onClick={() => setIsEditing(!isEditing)}>
          {t(isEditing ? 'panel.view' : 'panel.edit')}
        </Button>
      </div>
      {!isContactShown && <Small>{t('panel.hidden')}</Small>}
      {isEditing ? (
        <RegistrationForm registration={registration} onSaved={() => setIsEditing(false)} />
      ) : (
        <RegistrationFacts registration={registration} />
      )}
      <AuditTrail entity="event_registrations" id={id} />
    </RowPanel>
  );
}

function RegistrationFacts({ registration }: Pick<RegistrationPanelProps, 'registration'>) {
  const t = useTexts(registrationTexts);
  const { ticketType, quantity, ticketNumbers } = registration;
  const facts = [
    ['phone', registration.phone],
    ['email', registration.email],
    ...(registration.isContactShown
      ? ([
          ['address', registration.address],
          ['emergencyContact', registration.emergencyContact],
        ] as const)
      : []),
    ['ticket', ticketType && t('panel.ticketCount', { type: ticketType, count: quantity })],
    ['numbers', ticketNumbers.join('、')],
    ['registeredAt', formatMoment(registration.registeredAt)],
    ['notes', registration.notes],
    ['adminNotes', registration.adminNotes],
  ] as const;
  return (
    <Facts>
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`panel.${fact}`)}</dt>
          <dd>{value || t('panel.none')}</dd>
        </div>
      ))}
    </Facts>
  );
}
