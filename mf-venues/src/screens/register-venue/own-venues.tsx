import { Artwork } from '@spotlight/artwork';
import { cityLabel, venueTypeLabel } from '@spotlight/shared/format';
import { OwnPageList } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { VenueStateNotice } from '../../components/venue-form/venue-state-notice';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import registerTexts from '../../locales/register-venue.zh-TW.json';
import { ownVenuePath, paths, venuePath } from '../../paths';

const Picture = styled(Artwork)`
  width: 96px;
  border-radius: var(--radius-card);
`;

/** The own venues with their states. */
export function OwnVenues({ venues }: { venues: readonly OwnVenue[] }) {
  const t = useTexts(registerTexts);
  return (
    <OwnPageList
      label={t('registerVenue.mine')}
      viewText={t('registerVenue.view')}
      another={{ to: `${paths.registerVenue}?new=1`, text: t('registerVenue.another') }}
      entries={venues.map((venue) => ({
        id: venue.id,
        name: venue.name,
        picture: (
          <Picture
            kind="venue"
            id={venue.id}
            type={venue.type}
            title={venue.name}
            imageUrl={venue.imageUrl}
            isDecorative
          />
        ),
        facts: [venueTypeLabel(venue.type), cityLabel(venue.city), venue.district],
        notice: <VenueStateNotice venue={venue} />,
        editPath: ownVenuePath(venue.id),
        viewPath: venuePath(venue.id),
      }))}
    />
  );
}
