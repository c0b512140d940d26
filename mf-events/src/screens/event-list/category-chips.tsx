import { categories, categoryLabel } from '@spotlight/shared/format';
import { Chip, ChipRow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { To } from '@spotlight/shared/vendor/router';
import type { EventFilters } from '../../data/event/event-filters.rules';
import eventListTexts from '../../locales/event-list.zh-TW.json';

export interface CategoryChipsProps {
  selected: string | null;
  hrefFor: (change: Partial<EventFilters>) => To;
}

/** The kinds of events as links: one press, and shareable. */
export function CategoryChips({ selected, hrefFor }: CategoryChipsProps) {
  const t = useTexts(eventListTexts);
  return (
    <ChipRow label={t('category.label')} isCentred>
      <Chip to={hrefFor({ category: null })} isSelected={selected === null}>
        {t('category.all')}
      </Chip>
      {categories.map((category) => (
        <Chip key={category} to={hrefFor({ category })} isSelected={category === selected}>
          {categoryLabel(category)}
        </Chip>
      ))}
    </ChipRow>
  );
}
