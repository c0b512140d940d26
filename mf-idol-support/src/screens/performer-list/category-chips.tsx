import { performerCategoryLabel } from '@spotlight/shared/format';
import { Chip, ChipRow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { performerCategories, type PerformerCategory } from '../../data/performer/performer.schema';
import { texts } from '../../texts';

export interface CategoryChipsProps {
  selected: PerformerCategory | null;
  hrefFor: (category: PerformerCategory | null) => string;
}

/** The kinds of performers, a link each. */
export function CategoryChips({ selected, hrefFor }: CategoryChipsProps) {
  const t = useTexts(texts);
  return (
    <ChipRow label={t('list.category')} isCentred>
      <Chip to={hrefFor(null)} isSelected={selected === null}>
        {t('list.allCategories')}
      </Chip>
      {performerCategories.map((category) => (
        <Chip key={category} to={hrefFor(category)} isSelected={category === selected}>
          {performerCategoryLabel(category)}
        </Chip>
      ))}
    </ChipRow>
  );
}
