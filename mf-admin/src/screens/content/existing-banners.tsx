import { useToasts } from '@spotlight/shared/contract';
import {
  Button,
  EmptyState,
  PlusIcon,
  QueryView,
  SearchField,
  Skeleton,
  useErrorText,
  wordsInput,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMoveBanner } from '../../data/website/website.mutations';
import { useBanners } from '../../data/website/website.queries';
import { matchesBanner } from '../../data/website/website.rules';
import type { Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerCard } from './banner-card';
import { BannerDialog } from './banner-dialog';
import { useMayChange } from './use-may-change';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;
`;

const PLACEHOLDERS = 4;

/** 現有橫幅: every banner in the order of the site. */
export function ExistingBanners({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(contentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const mayChange = useMayChange();
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<Banner>();
  const move = useMoveBanner();
  const shift = (items: readonly Banner[], banner: Banner, direction: 'up' | 'down') => {
    const end = direction === 'up' ? items[0] : items.at(-1);
    if (banner.id === end?.id) {
      toasts.info(t(direction === 'up' ? 'banners.isFirst' : 'banners.isLast'));
      return;
    }
    move.mutate(
      { id: banner.id, direction },
      { onError: (error) => toasts.error(t('banners.orderFailed', { reason: errorText(error) })) },
    );
  };
  return (
    <section aria-label={t('banners.part.existing')}>
      <Bar>
        <SearchField
          label={t('banners.search')}
          placeholder={t('banners.searchPlaceholder')}
          {...wordsInput(setWords)}
        />
        {mayChange && (
          <Button size="sm" icon={<PlusIcon size={18} />} onClick={onAdd}>
            {t('banners.add')}
          </Button>
        )}
      </Bar>
      <QueryView
        query={useBanners()}
        errorTitle={t('banners.loadFailed')}
        pending={
          <Cards aria-hidden="true">
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <li key={place}>
                <Skeleton height={320} radius="var(--radius-card)" />
              </li>
            ))}
          </Cards>
        }
      >
        {(items) => {
          const found = items.filter((banner) =>
            matchesBanner(banner, words.trim(), t(`banners.pages.${banner.page}`)),
          );
          if (found.length === 0) {
            return (
              <EmptyState
                title={t('banners.none')}
                help={t('banners.noneHelp')}
                action={mayChange && <Button onClick={onAdd}>{t('banners.part.upload')}</Button>}
              />
            );
          }
          return (
            <Cards aria-label={t('banners.part.existing')}>
              {found.map((banner) => (
                <li key={banner.id}>
                  <BannerCard
                    banner={banner}
                    onMove={(direction) => shift(items, banner, direction)}
                    onEdit={() => setEdited(banner)}
                  />
                </li>
              ))}
            </Cards>
          );
        }}
      </QueryView>
      {edited && <BannerDialog banner={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
