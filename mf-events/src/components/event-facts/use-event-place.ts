import { cityLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';

/** The part of an event that says where it is. */
export interface EventPlace {
  city: string | null;
  location: string;
}

/** Gives the function that writes a place as 「台北・月台酒吧」, or the location alone. */
export function useEventPlace(): (place: EventPlace) => string {
  const t = useTexts(texts);
  return ({ city, location }) =>
    city ? t('card.place', { city: cityLabel(city), location }) : location;
}
