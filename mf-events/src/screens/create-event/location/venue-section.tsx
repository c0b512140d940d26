import { useToasts } from '@spotlight/shared/contract';
import { cityLabel } from '@spotlight/shared/format';
import { BuildingIcon, Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Finder, useFinder } from '@spotlight/shared/finder';
import { formatPoint } from '@spotlight/shared/point/rules';
import { useFoundVenues, useVenueLocation } from '../../../data/stage/stage.queries';
import type { VenueLocation } from '../../../data/stage/stage.schema';
import eventLocationTexts from '../../../locales/event-location.zh-TW.json';
import type { StepProps } from '../use-event-draft';
import { Chosen } from './location.styles';

/** A venue of the platform, whose location the event takes over; or none, and the location is typed below. */
export function VenueSection({ draft }: StepProps) {
  const t = useTexts(eventLocationTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const finder = useFinder();
  const query = useFoundVenues(finder.words);
  const { mutate, isPending } = useVenueLocation();
  const { venue } = draft.values;
  const results = query.data?.map((found) => ({
    ...found,
    note: [found.type, found.city && cityLabel(found.city), found.district]
      .filter(Boolean)
      .join('・'),
  }));
  const takeOver = (chosen: VenueLocation) =>
    draft.change({
      venue: { id: chosen.id, name: chosen.name },
      location: chosen.name,
      address: chosen.address ?? chosen.location ?? '',
      ...(chosen.city && { city: chosen.city }),
      district: chosen.district ?? '',
      point:
        chosen.lat !== null && chosen.lng !== null
          ? formatPoint({ lat: chosen.lat, lng: chosen.lng })
          : '',
    });

  if (venue) {
    return (
      <Chosen>
        <BuildingIcon />
        <span>
          {venue.name}
          <small>{t('eventLocation.linked')}</small>
        </span>
        <Button variant="outline" size="sm" onClick={() => draft.change({ venue: null })}>
          {t('eventLocation.unlink')}
        </Button>
      </Chosen>
    );
  }
  return (
    <div aria-busy={isPending}>
      <Finder
        finder={finder}
        label={t('eventLocation.search')}
        placeholder={t('eventLocation.placeholder')}
        results={results}
        query={query}
        action={t('eventLocation.choose')}
        onChoose={({ id }) =>
          mutate(id, {
            onSuccess: (chosen) => chosen && takeOver(chosen),
            onError: (error) => toasts.error(errorText(error)),
          })
        }
      />
    </div>
  );
}
