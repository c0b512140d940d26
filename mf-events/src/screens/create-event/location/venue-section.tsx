import { useToasts } from '@spotlight/shared/contract';
import { BuildingIcon, Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Finder, useFinder, useFoundVenues } from '@spotlight/shared/finder';
import { placeOf } from '../../../data/event-form/place-of.rules';
import { useVenueLocation } from '../../../data/stage/stage.queries';
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
        results={query.data}
        query={query}
        action={t('eventLocation.choose')}
        onChoose={({ id }) =>
          mutate(id, {
            onSuccess: (chosen) => chosen && draft.change(placeOf(chosen)),
            onError: (error) => toasts.error(errorText(error)),
          })
        }
      />
    </div>
  );
}
