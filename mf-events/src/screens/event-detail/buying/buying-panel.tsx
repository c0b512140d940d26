import { CalendarIcon, Checkbox, Divider, Panel, PinIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CalendarButton } from '../../../components/calendar/calendar-button';
import { isOver } from '../../../data/event/event.rules';
import { FactWithDetail } from '../fact-with-detail';
import { useEventMoments } from '../use-event-moments';
import { BuyingStatus } from './buying-status';
import { OrderLines } from './order-lines';
import { RegisterButton, type BuyingProps } from './register-button';

const Box = styled(Panel)`
  display: grid;
  gap: 16px;
`;

/** Wide screens: when, where, what it costs, and the button, in view while the page scrolls. */
export function BuyingPanel({ event, selection, registration, places }: BuyingProps) {
  const { t } = useTranslation('events');
  const { when, until, place, way } = useEventMoments(event);
  const reasonId = useId();
  const canAgree = !event.myRegistration && !selection.block;
  return (
    <Box as="section" aria-label={t('buying.label')} $isRaised>
      <FactWithDetail icon={<CalendarIcon />} main={when} detail={until} />
      <FactWithDetail icon={<PinIcon />} main={place} detail={way} />
      <Divider />
      {!event.myRegistration && <OrderLines selection={selection} />}
      <BuyingStatus id={reasonId} registration={event.myRegistration} block={selection.block} />
      {canAgree && (
        <Checkbox
          label={t('buying.terms')}
          checked={selection.hasAgreed}
          onChange={(change) => selection.setHasAgreed(change.target.checked)}
        />
      )}
      <RegisterButton
        event={event}
        selection={selection}
        registration={registration}
        places={places}
        reasonId={reasonId}
      />
      {!isOver(event) && (
        <CalendarButton variant="plain" isFullWidth event={event}>
          {t('detail.addToCalendar')}
        </CalendarButton>
      )}
    </Box>
  );
}
