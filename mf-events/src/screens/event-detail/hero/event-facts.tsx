import { CalendarIcon, PinIcon, TicketIcon } from '@spotlight/shared/ui';
import { priceWord } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { isOver } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { FactWithDetail } from '../fact-with-detail';
import { useEventMoments } from '../use-event-moments';

const List = styled.div`
  display: grid;
  gap: 20px;
`;

/** When, where and how much, each with one line of detail, and the way into one's calendar. */
export function EventFacts({ event }: { event: EventDetail }) {
  const t = useTexts(eventDetailTexts);
  const { when, until, location, way } = useEventMoments(event);
  return (
    <List>
      <FactWithDetail icon={<CalendarIcon />} main={when} detail={until} isFramed />
      <FactWithDetail icon={<PinIcon />} main={location} detail={way} isFramed />
      <FactWithDetail
        icon={<TicketIcon />}
        main={event.sale === 'none' ? t('buying.blockInShort.no_tickets') : priceWord(event.price)}
        detail={t('detail.electronic')}
        isFramed
      />
      {!isOver(event) && (
        <CalendarButton variant="quiet" event={event}>
          {t('detail.addToCalendar')}
        </CalendarButton>
      )}
    </List>
  );
}
