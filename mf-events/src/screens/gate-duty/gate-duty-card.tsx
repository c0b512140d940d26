import gateDutyTexts from '../../locales/gate-duty.zh-TW.json';
import { useToasts } from '@spotlight/shared/contract';
import {
  Badge,
  Button,
  ButtonLink,
  CalendarIcon,
  ClockIcon,
  ConfirmButton,
  FactRow,
  Panel,
  PinIcon,
  QrIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { EventHours, hasHours } from '../../components/event-facts/event-hours';
import { eventWhen } from '../../components/event-facts/event-when';
import { useAcceptInvitation, useRemoveStaff } from '../../data/event-gates/event-gates.mutations';
import type { GateDuty } from '../../data/event-gates/event-gates.queries';
import { gatePath, paths } from '../../paths';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > h2 {
    font-size: var(--text-18);
    line-height: var(--leading-title);
  }
  & > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
`;

export interface GateDutyCardProps {
  duty: GateDuty;
  /** There is no network: nothing is accepted or given up now. */
  isFromDevice: boolean;
}

/** One event whose tickets one may check in, or is asked to. */
export function GateDutyCard({ duty, isFromDevice }: GateDutyCardProps) {
  const t = useTexts(gateDutyTexts);
  const titleId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const accept = useAcceptInvitation();
  const leave = useRemoveStaff();
  const { event, invitationId: id } = duty;
  const isInvited = duty.status === 'invited';
  const state = isInvited ? 'invitation' : id ? 'active' : 'own';
  const failed = (thrown: unknown) => toasts.error(errorText(thrown));

  const decline = () =>
    leave.mutate(id ?? '', {
      onSuccess: () => toasts.success(t('gateDuty.declined')),
      onError: failed,
    });
  const take = () =>
    accept.mutate(id ?? '', {
      onSuccess: () => toasts.success(t('gateDuty.accepted')),
      onError: failed,
    });

  return (
    <Card aria-labelledby={titleId}>
      <Badge tone={isInvited ? 'warning' : 'success'} hasDot>
        {t(`gateDuty.${state}`)}
      </Badge>
      <h2 id={titleId}>{event.title}</h2>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {eventWhen(event)}
      </FactRow>
      {hasHours(event) && (
        <FactRow icon={<ClockIcon size={18} />}>
          <EventHours event={event} />
        </FactRow>
      )}
      <FactRow icon={<PinIcon size={18} />}>{event.location}</FactRow>
      <div>
        {isInvited ? (
          <>
            <Button disabled={isFromDevice} isBusy={accept.isPending} onClick={take}>
              {t('gateDuty.accept')}
            </Button>
            <Button
              variant="plain"
              disabled={isFromDevice}
              isBusy={leave.isPending}
              onClick={decline}
            >
              {t('gateDuty.decline')}
            </Button>
          </>
        ) : (
          <ButtonLink
            to={gatePath(event.id)}
            state={paths.gateDuty}
            icon={<QrIcon size={18} />}
            aria-label={t('gateDuty.startNamed', { title: event.title })}
          >
            {t('gateDuty.start')}
          </ButtonLink>
        )}
        {state === 'active' && !isFromDevice && (
          <ConfirmButton
            variant="plain"
            aria-label={t('gateDuty.leaveNamed', { title: event.title })}
            question={{
              title: t('gateDuty.leaveTitle'),
              body: t('gateDuty.leaveBody', { title: event.title }),
              confirmLabel: t('gateDuty.leave'),
              onConfirm: async () => {
                await leave.mutateAsync(id ?? '');
                return t('gateDuty.left');
              },
            }}
          >
            {t('gateDuty.leave')}
          </ConfirmButton>
        )}
      </div>
    </Card>
  );
}
