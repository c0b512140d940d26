import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, ButtonLink, FactRow, TicketIcon, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import type { RegistrationCard as Registration } from '../../data/registration/registration-list.schema';
import registrationsTexts from '../../locales/registrations.zh-TW.json';
import { orderPath, paths } from '../../paths';
import { CancelRegistration } from './cancel-registration';
import { CardEvent, namedBy } from './card-event';
import { GivenAnswers } from './given-answers';
import { Card, Foot, Head, Meta } from './registration-card.styles';

const tones: Record<Registration['status'], BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
};

/** A registration: which event, how far it is and whom it waits for, and what can be done. */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const t = useTexts(registrationsTexts);
  const id = useId();
  // The server's own reasons are codes, everybody else's are sentences.
  const reasonText = (reason: string) =>
    t(`registrations.reasons.${reason}`, { defaultValue: reason });
  const { event, status, awaits, order, quantity, amount } = registration;
  const over = event.phase === 'ended' || event.phase === 'cancelled' ? event.phase : null;
  const naming = namedBy(id);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Badge tone={tones[status]} hasDot>
          {/* Whom it waits for says more than that it waits. */}
          {t(awaits ? `registrations.awaits.${awaits}` : `registrations.tabs.${status}`)}
        </Badge>
        {over && <Badge>{t(`registrations.phase.${over}`)}</Badge>}
      </Head>
      <CardEvent eventId={event.id} event={event} titleId={id} />
      <FactRow icon={<TicketIcon size={18} />}>
        {t('registrations.line', {
          name: registration.ticketTypeName,
          count: quantity,
          price: amount > 0 ? formatPrice(amount) : t('registrations.free'),
        })}
      </FactRow>
      <Meta>
        <span>{t('registrations.number', { number: registration.registrationNo })}</span>
        <span>{t('registrations.at', { moment: formatMoment(registration.registeredAt) })}</span>
        {registration.cancelReason && (
          <span>
            {t('registrations.reason', { reason: reasonText(registration.cancelReason) })}
          </span>
        )}
      </Meta>
      <GivenAnswers registration={registration} />
      <Foot>
        {awaits === 'payment' && order && (
          <ButtonLink to={orderPath(order.id)} {...naming('pay')}>
            {t('registrations.pay')}
          </ButtonLink>
        )}
        {status === 'confirmed' && (
          <ButtonLink to={paths.tickets} variant="outline" {...naming('tickets')}>
            {t('registrations.viewTickets')}
          </ButtonLink>
        )}
        {order && amount > 0 && awaits !== 'payment' && (
          <ButtonLink to={orderPath(order.id)} variant="plain" {...naming('order')}>
            {t('registrations.viewOrder')}
          </ButtonLink>
        )}
        {registration.canCancel && (
          <CancelRegistration registration={registration} {...naming('cancel')} />
        )}
      </Foot>
    </Card>
  );
}
