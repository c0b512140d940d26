import { SegmentedControl } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import contentTexts from '../../locales/content.zh-TW.json';
import { BrandImages } from './brand-images';
import { ExistingImages } from './existing-images';
import { ImageForm } from './image-form';
import { useMayChange } from './use-may-change';
import { usePart } from './use-part';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Parts = styled.div`
  justify-self: start;
  max-width: 100%;
`;

const parts = ['brand', 'existing', 'upload'] as const;
const partsToRead = ['brand', 'existing'] as const;

/** 圖片管理: logo and icon, all pictures of the site, and a new one. */
export function ImagesTab() {
  const t = useTexts(contentTexts);
  const shown = useMayChange() ? parts : partsToRead;
  const [part, setPart] = usePart<(typeof parts)[number]>(shown);
  return (
    <Stack>
      <Parts>
        <SegmentedControl
          label={t('images.parts')}
          options={shown.map((value) => ({ value, label: t(`images.part.${value}`) }))}
          value={part}
          onChange={setPart}
        />
      </Parts>
      {part === 'brand' && <BrandImages />}
      {part === 'existing' && <ExistingImages onAdd={() => setPart('upload')} />}
      {part === 'upload' && <ImageForm onSaved={() => setPart('existing')} />}
    </Stack>
  );
}
