import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shownVenue } from '../../data/own-venue/shown-venue.rules';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';
import { VenueTile } from '../venue-tile/venue-tile';

/** The venue as the list will show it. */
export function VenueCardPreview({ id, form }: { id: string; form: VenueForm }) {
  const t = useTexts(formTexts);
  return (
    <VenueTile venue={shownVenue(id, { ...form, name: form.name || t('venueForm.unnamed') })} />
  );
}
