import { SegmentedControl } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { featuredTypes, type FeaturedType } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { FeaturedAdd } from './featured-add';
import { FeaturedList } from './featured-list';
import { useMayChange } from './use-may-change';
import { usePart } from './use-part';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Parts = styled.div`
  justify-self: start;
`;

/** 精選內容: what the home page puts forward, by kind. */
export function FeaturedTab() {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const [type, setType] = usePart<FeaturedType>(featuredTypes);
  return (
    <Stack>
      <Parts>
        <SegmentedControl
          label={t('featured.types')}
          options={featuredTypes.map((value) => ({ value, label: t(`featured.type.${value}`) }))}
          value={type}
          onChange={setType}
        />
      </Parts>
      {mayChange && <FeaturedAdd key={`add-${type}`} type={type} />}
      <FeaturedList key={type} type={type} />
    </Stack>
  );
}
