import { OwnPageProfile, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, EmptyState, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import profileTexts from '../../locales/venue-profile.zh-TW.json';
import { paths } from '../../paths';

const VenueEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "venue-editor" */ '../../components/venue-editor/venue-editor'
    ).then((m) => m.VenueEditor),
  { pending: ownPagePending },
);

/** /venue-profile: one's own venue; `?venue=` chooses among several. */
export function VenueProfileScreen() {
  const t = useTexts(profileTexts);
  return (
    <OwnPageProfile
      title={t('venueProfile.title')}
      lead={t('venueProfile.lead')}
      isWide
      query={useOwnVenues()}
      errorTitle={t('venueProfile.error')}
      empty={
        <EmptyState
          title={t('venueProfile.empty.title')}
          help={t('venueProfile.empty.help')}
          action={
            <ButtonLink to={paths.registerVenue}>{t('venueProfile.empty.action')}</ButtonLink>
          }
        />
      }
      param="venue"
      chooseLabel={t('venueProfile.choose')}
      nameOf={({ name }) => name}
      editor={(venue) => <VenueEditor key={venue.id} venue={venue} />}
    />
  );
}
