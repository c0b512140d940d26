import { CalendarIcon, Checkbox, Divider, PinIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { isFree, isOver } from '../../../data/event/event.rules';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { FactWithDetail } from '../fact-with-detail';
import { useEventMoments } from '../use-event-moments';
import { Action, Box, Choice, OnPanel } from './buying-box.styles';
import { BuyingStatus } from './buying-status';
import { OrderSummary } from './order-summary';
import { RegisterButton, type BuyingProps } from './register-button';

/** What is chosen, its price and the button; on wide screens also when, where, and what one agrees to. */
export function BuyingBox(props: BuyingProps) {
  const { event, selection } = props;
  const t = useTexts(eventDetailTexts);
  const { when, until, location, way } = useEventMoments(event);
  const reasonId = useId();
  const isRegistered = event.myRegistration !== null;
  const canAgree = !isRegistered && !selection.block;
  return (
    <Box aria-label={t('buying.label')}>
      <OnPanel>
        <FactWithDetail icon={<CalendarIcon />} main={when} detail={until} />
        <FactWithDetail icon={<PinIcon />} main={location} detail={way} />
        <Divider />
      </OnPanel>
      <Choice>
        {!isRegistered && (
          <OrderSummary selection={selection} isOnPanelOnly={selection.block !== null} />
        )}
        <BuyingStatus id={reasonId} event={event} block={selection.block} />
      </Choice>
      {canAgree && (
        <OnPanel>
          <Checkbox
            label={t(isFree(event) ? 'buying.freeTerms' : 'buying.terms')}
            checked={selection.hasAgreed}
            onChange={(change) => selection.setHasAgreed(change.target.checked)}
          />
        </OnPanel>
      )}
      <Action>
        <RegisterButton {...props} reasonId={reasonId} />
      </Action>
      {!isOver(event) && (
        <OnPanel>
          <CalendarButton variant="plain" isFullWidth event={event}>
            {t('detail.addToCalendar')}
          </CalendarButton>
        </OnPanel>
      )}
    </Box>
  );
}
