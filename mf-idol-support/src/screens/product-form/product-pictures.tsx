import { useFormContext, useWatch } from '@spotlight/shared/form';
import { ProductPicture } from '@spotlight/shared/goods';
import { productCategories } from '@spotlight/shared/goods/category';
import { Part } from '@spotlight/shared/own-page';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { IconButton, TrashIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ProductForm } from '../../data/own-product/product-form.rules';
import ownProductTexts from '../../locales/own-product.zh-TW.json';

const MOST = 8;

const Cover = styled(ProductPicture)`
  width: min(240px, 100%);
`;

const More = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 12px;
  & > li {
    position: relative;
  }
`;

const Small = styled(ProductPicture)`
  width: 100%;
`;

const Remove = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;

/** The cover of goods, and up to eight further pictures. */
export function ProductPictures() {
  const t = useTexts(ownProductTexts);
  const form = useFormContext<ProductForm>();
  const upload = useUploadPicture('products');
  const [name, typedCategory, imageUrl, images] = useWatch({
    control: form.control,
    name: ['name', 'category', 'imageUrl', 'images'],
  });
  const category = productCategories.find((known) => known === typedCategory) ?? 'other';
  const setCover = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  const setImages = (all: string[]) => form.setValue('images', all, { shouldDirty: true });
  const alt = t('productForm.pictureAlt', { name: name || t('productForm.unnamed') });
  return (
    <Part as="section">
      <h2>{t('productForm.pictures')}</h2>
      <p>{t('productForm.picturesLead')}</p>
      <PictureField
        hasPicture={imageUrl !== ''}
        onChoose={async (picture) => setCover(await upload.mutateAsync(picture))}
        onRemove={() => setCover('')}
      >
        <Cover category={category} imageUrl={imageUrl || null} alt={alt} />
      </PictureField>
      {imageUrl !== '' && (
        <>
          <h3>{t('productForm.more')}</h3>
          {images.length > 0 && (
            <More>
              {images.map((url, index) => (
                <li key={url}>
                  <Small category={category} imageUrl={url} alt={alt} />
                  <Remove
                    size="sm"
                    variant="outline"
                    label={t('productForm.removePicture', { n: index + 2 })}
                    onClick={() => setImages(images.filter((other) => other !== url))}
                  >
                    <TrashIcon size={18} />
                  </Remove>
                </li>
              ))}
            </More>
          )}
          {images.length < MOST && (
            <PictureField
              hasPicture={false}
              onChoose={async (picture) =>
                setImages([...form.getValues('images'), await upload.mutateAsync(picture)])
              }
              onRemove={() => undefined}
            >
              {null}
            </PictureField>
          )}
        </>
      )}
    </Part>
  );
}
