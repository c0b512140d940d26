import { formatMoment } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  ConfirmButton,
  EmptyState,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useDeleteImage } from '../../data/website/website.mutations';
import { useSiteImages } from '../../data/website/website.queries';
import type { SiteImage } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerPicture } from './banner-picture';
import { useMayChange } from './use-may-change';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px;
`;

const Card = styled.article`
  display: grid;
  gap: 8px;
  height: 100%;
  align-content: start;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  & h2 {
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Every picture of the site, the one that was changed last first. */
export function ExistingImages({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  return (
    <QueryView
      query={useSiteImages()}
      pending={<Skeleton height={320} radius="var(--radius-card)" />}
      errorTitle={t('images.loadFailed')}
      isEmpty={(images) => images.length === 0}
      empty={
        <EmptyState
          title={t('images.none')}
          help={t('images.noneHelp')}
          action={mayChange && <Button onClick={onAdd}>{t('images.part.upload')}</Button>}
        />
      }
    >
      {(images) => (
        <Cards aria-label={t('images.part.existing')}>
          {images.map((image) => (
            <li key={image.id}>
              <ImageCard image={image} mayChange={mayChange} />
            </li>
          ))}
        </Cards>
      )}
    </QueryView>
  );
}

function ImageCard({ image, mayChange }: { image: SiteImage; mayChange: boolean }) {
  const t = useTexts(contentTexts);
  const remove = useDeleteImage();
  const { imageKey, imageUrl, altText, page, section, updatedAt } = image;
  return (
    <Card aria-label={imageKey}>
      <BannerPicture banner={{ mediaType: 'image', bannerUrl: imageUrl }} />
      <h2>{imageKey}</h2>
      <Line>
        <Badge tone="info">{t(`images.pages.${page}`)}</Badge>
        <Badge tone="neutral">{t(`images.sections.${section}`)}</Badge>
      </Line>
      {altText && <p>{altText}</p>}
      <p>{formatMoment(updatedAt)}</p>
      {mayChange && (
        <div>
          <ConfirmButton
            variant="plain"
            size="sm"
            aria-label={t('images.deleteOf', { key: imageKey })}
            question={{
              title: t('images.deleteTitle'),
              body: t('images.deleteBody', { key: imageKey }),
              confirmLabel: t('images.delete'),
              failureTitle: t('images.deleteFailed'),
              onConfirm: async () => {
                await remove.mutateAsync(image.id);
                return t('images.deleted');
              },
            }}
          >
            {t('images.delete')}
          </ConfirmButton>
        </div>
      )}
    </Card>
  );
}
