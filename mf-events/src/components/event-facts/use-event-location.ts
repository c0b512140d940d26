import { cityLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';

/** The part of an event that says where it is. */
export interface EventLocation {
  city: string | null;
  location: string;
}

/** Gives the function that writes a location as 「台北・月台酒吧」, or the location alone. */
export function useEventLocation(): (location: EventLocation) => string {
  const t = useTexts(texts);
  return ({ city, location }) =>
    city ? t('card.location', { city: cityLabel(city), location }) : location;
}
