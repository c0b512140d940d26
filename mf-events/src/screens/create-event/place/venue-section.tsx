import { useToasts } from '@spotlight/shared/contract';
import { cityLabel } from '@spotlight/shared/format';
import { BuildingIcon, Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Finder } from '../../../components/finder/finder';
import { useFinder } from '../../../components/finder/use-finder';
import { formatPoint } from '../../../data/organizer/point.rules';
import { useFoundVenues, useVenuePlace } from '../../../data/stage/stage.queries';
import type { VenuePlace } from '../../../data/stage/stage.schema';
import eventPlaceTexts from '../../../locales/event-place.zh-TW.json';
import type { EventDraft } from '../use-event-draft';
import { Chosen } from './place.styles';

/** A venue of the platform, whose place the event takes over; or none, and the place is typed below. */
export function VenueSection({ draft }: { draft: EventDraft }) {
  const t = useTexts(eventPlaceTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const finder = useFinder();
  const query = useFoundVenues(finder.words);
  const { mutate, isPending } = useVenuePlace();
  const { venue } = draft.form;
  const results = query.data?.map((found) => ({
    ...found,
    note: [found.type, found.city && cityLabel(found.city), found.district]
      .filter(Boolean)
      .join('・'),
  }));
  const takeOver = (place: VenuePlace) =>
    draft.change({
      venue: { id: place.id, name: place.name },
      location: place.name,
      address: place.address ?? place.location ?? '',
      ...(place.city && { city: place.city }),
      district: place.district ?? '',
      point:
        place.lat !== null && place.lng !== null
          ? formatPoint({ lat: place.lat, lng: place.lng })
          : '',
    });

  if (venue) {
    return (
      <Chosen>
        <BuildingIcon />
        <span>
          {venue.name}
          <small>{t('eventPlace.linked')}</small>
        </span>
        <Button variant="outline" size="sm" onClick={() => draft.change({ venue: null })}>
          {t('eventPlace.unlink')}
        </Button>
      </Chosen>
    );
  }
  return (
    <div aria-busy={isPending}>
      <Finder
        finder={finder}
        label={t('eventPlace.search')}
        placeholder={t('eventPlace.placeholder')}
        results={results}
        query={query}
        action={t('eventPlace.choose')}
        onChoose={({ id }) =>
          mutate(id, {
            onSuccess: (place) => place && takeOver(place),
            onError: (error) => toasts.error(errorText(error)),
          })
        }
      />
    </div>
  );
}
