import { SegmentedControl } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useStorageCheck } from '../../data/website/website.queries';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerForm } from './banner-form';
import { BannerSlots } from './banner-slots';
import { ExistingBanners } from './existing-banners';
import { useMayChange } from './use-may-change';
import { usePart } from './use-part';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/* The three parts side by side only where there is room for their names. */
const Parts = styled.div`
  justify-self: start;
  max-width: 100%;
`;

const parts = ['main', 'existing', 'upload'] as const;
const partsToRead = ['main', 'existing'] as const;

/** 橫幅管理: the five fixed places, all banners, and a new one. */
export function BannersTab() {
  const t = useTexts(contentTexts);
  const shown = useMayChange() ? parts : partsToRead;
  const [part, setPart] = usePart<(typeof parts)[number]>(shown);
  useStorageCheck();
  return (
    <Stack>
      <Parts>
        <SegmentedControl
          label={t('banners.parts')}
          options={shown.map((value) => ({ value, label: t(`banners.part.${value}`) }))}
          value={part}
          onChange={setPart}
        />
      </Parts>
      {part === 'main' && <BannerSlots />}
      {part === 'existing' && <ExistingBanners onAdd={() => setPart('upload')} />}
      {part === 'upload' && <BannerForm onSaved={() => setPart('existing')} />}
    </Stack>
  );
}
