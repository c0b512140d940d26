import { cityLabel } from '@spotlight/shared/format';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/** The part of an event that says where it is. */
export interface EventPlace {
  city: string | null;
  location: string;
}

/** Gives the function that writes a place as 「台北・月台酒吧」, or the location alone. */
export function useEventPlace(): (place: EventPlace) => string {
  const { t } = useTranslation('events');
  return ({ city, location }) =>
    city ? t('card.place', { city: cityLabel(city), location }) : location;
}
