import { OwnPageRegistration, ownPagePending } from '@spotlight/shared/own-page';
import { lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import registerTexts from '../../locales/register-venue.zh-TW.json';
import { paths } from '../../paths';

const pending = ownPagePending;
const Registration = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-registration" */ './registration').then(
      (m) => m.Registration,
    ),
  { pending },
);
const OwnVenues = lazyPart(
  () => import(/* webpackChunkName: "own-venues" */ './own-venues').then((m) => m.OwnVenues),
  { pending },
);
const VenueEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "venue-editor" */ '../../components/venue-editor/venue-editor'
    ).then((m) => m.VenueEditor),
  { pending },
);

/**
 * /register-venue: a new venue, or the state of those there are. `?venue=` edits one while it waits, `?new=` begins
 * another one.
 */
export function RegisterVenueScreen() {
  const t = useTexts(registerTexts);
  return (
    <OwnPageRegistration
      path={paths.registerVenue}
      headings={{
        form: { title: t('registerVenue.title'), lead: t('registerVenue.lead') },
        list: { title: t('registerVenue.mine'), lead: t('registerVenue.mineLead') },
      }}
      query={useOwnVenues()}
      errorTitle={t('registerVenue.error')}
      missing={{ title: t('registerVenue.notFound'), action: t('registerVenue.toMine') }}
      param="venue"
      registration={(events) => <Registration {...events} />}
      list={(venues) => <OwnVenues venues={venues} />}
      editor={(venue) => <VenueEditor key={venue.id} venue={venue} />}
    />
  );
}
