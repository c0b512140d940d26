import { Chip, ChipRow, HeartIcon, MapIcon } from '@spotlight/shared/ui';
import { amenityLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { flexes } from '../../data/venue/flex-days.rules';
import type { VenueFilters } from '../../data/venue/venue-filters.rules';
import { paths } from '../../paths';
import { texts } from '../../texts';

export interface SearchWaysProps {
  filters: VenueFilters;
  hrefWith: (changes: Partial<VenueFilters>) => string;
}

/** Other days that would do, 生咖友善, facilities that are wanted, what was saved, and the map: each takes effect at once. */
export function SearchWays({ filters, hrefWith }: SearchWaysProps) {
  const t = useTexts(texts);
  const { flex, around, day, amenities, isSupportFriendly, isSaved, isMap } = filters;
  // Before and after which day, has to be said first.
  const offered = flexes.filter((each) => each !== 'near' || day !== null);
  return (
    <ChipRow label={t('list.ways')} isCentred>
      {offered.map((each) => (
        <Chip
          key={each}
          isSelected={flex === each}
          to={hrefWith(
            flex === each
              ? { flex: null, around: null }
              : {
                  flex: each,
                  around: around ?? day,
                  day: each === 'near' ? (around ?? day) : null,
                  ...(each === 'evening' && { start: null }),
                },
          )}
        >
          {t(`list.flex.${each}`)}
        </Chip>
      ))}
      <Chip to={hrefWith({ isSupportFriendly: !isSupportFriendly })} isSelected={isSupportFriendly}>
        {t('venue.friendly')}
      </Chip>
      {amenities.map((id) => (
        <Chip
          key={id}
          isSelected
          to={hrefWith({ amenities: amenities.filter((other) => other !== id) })}
        >
          {amenityLabel(id)}
        </Chip>
      ))}
      <Chip
        to={hrefWith({ isSaved: !isSaved })}
        isSelected={isSaved}
        icon={<HeartIcon size={16} />}
      >
        {t('list.saved')}
      </Chip>
      <Chip to={hrefWith({ isMap: !isMap })} isSelected={isMap} icon={<MapIcon size={16} />}>
        {t('list.map')}
      </Chip>
      <Chip to={paths.together}>{t('list.together')}</Chip>
    </ChipRow>
  );
}
