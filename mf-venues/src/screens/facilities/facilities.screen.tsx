import { OwnPageProfile, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, EmptyState, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import facilitiesTexts from '../../locales/facilities.zh-TW.json';
import { paths } from '../../paths';

const FacilityEditor = lazyPart(
  () =>
    import(/* webpackChunkName: "facility-editor" */ './facility-editor').then(
      (m) => m.FacilityEditor,
    ),
  { pending: ownPagePending },
);

/** /venue-facilities: what there is at an own venue, and what it costs; `?venue=` chooses among several. */
export function FacilitiesScreen() {
  const t = useTexts(facilitiesTexts);
  return (
    <OwnPageProfile
      title={t('facilities.title')}
      lead={t('facilities.lead')}
      query={useOwnVenues()}
      errorTitle={t('facilities.error')}
      empty={
        <EmptyState
          title={t('facilities.emptyTitle')}
          help={t('facilities.emptyHelp')}
          action={<ButtonLink to={paths.registerVenue}>{t('facilities.register')}</ButtonLink>}
        />
      }
      param="venue"
      chooseLabel={t('facilities.choose')}
      nameOf={({ name }) => name}
      editor={(venue) => <FacilityEditor key={venue.id} venue={venue} />}
    />
  );
}
