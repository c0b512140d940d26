import { useTexts } from '@spotlight/shared/vendor/i18n';
import { VenueCalendar } from '../../components/venue-calendar';
import availabilityTexts from '../../locales/availability.zh-TW.json';
import { AvailabilityColumn } from '../../components/availability-column';

/** A host's calendar: when the venue is open, and what lies in it. */
export function OwnAvailability() {
  const t = useTexts(availabilityTexts);
  return (
    <AvailabilityColumn>
      <VenueCalendar title={t('availability.title')} lead={t('availability.lead')} />
    </AvailabilityColumn>
  );
}
