import { useToasts } from '@spotlight/shared/contract';
import {
  Badge,
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  ConfirmButton,
  IconButton,
  Switch,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useDeleteBanner, useSetBannerActive } from '../../data/website/website.mutations';
import type { Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerPicture } from './banner-picture';
import { useMayChange } from './use-may-change';

const Card = styled.article`
  display: grid;
  gap: 12px;
  height: 100%;
  align-content: start;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  & h2 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & p,
  & a {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: underline;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

interface BannerCardProps {
  banner: Banner;
  onMove: (direction: 'up' | 'down') => void;
  onEdit: () => void;
}

/** One banner with everything that can be done to it, for who may. */
export function BannerCard({ banner, onMove, onEdit }: BannerCardProps) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const { title, subtitle, bannerKey, link, page, displayOrder, isActive } = banner;
  return (
    <Card aria-label={title}>
      <BannerPicture banner={banner} />
      <Line>
        <Badge tone="info">{t(`banners.pages.${page}`)}</Badge>
        <Badge tone="neutral">{t('banners.order', { order: displayOrder })}</Badge>
        {banner.isSlot && <Badge tone="neutral">{t('banners.isSlot')}</Badge>}
      </Line>
      <div>
        <h2>{title}</h2>
        <p>{bannerKey}</p>
        {subtitle && <p>{subtitle}</p>}
        {link?.startsWith('https://') && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        )}
      </div>
      {mayChange ? (
        <BannerActs {...{ banner, onMove, onEdit }} />
      ) : (
        <div>
          <Badge tone={isActive ? 'success' : 'neutral'}>
            {t(isActive ? 'banners.inUse' : 'banners.notInUse')}
          </Badge>
        </div>
      )}
    </Card>
  );
}

/** Switched on and off, moved, changed, and away with it. */
function BannerActs({ banner, onMove, onEdit }: BannerCardProps) {
  const t = useTexts(contentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const setActive = useSetBannerActive();
  const remove = useDeleteBanner();
  const { id, title, isActive } = banner;
  return (
    <>
      <Switch
        label={t('banners.active')}
        aria-label={t('banners.activeOf', { title })}
        checked={isActive}
        disabled={setActive.isPending}
        onChange={({ target }) =>
          setActive.mutate(
            { id, isActive: target.checked },
            {
              onSuccess: () =>
                toasts.success(t(isActive ? 'banners.switchedOff' : 'banners.switchedOn')),
              onError: (error) =>
                toasts.error(t('banners.statusFailed', { reason: errorText(error) })),
            },
          )
        }
      />
      <Line>
        <IconButton label={t('banners.upOf', { title })} onClick={() => onMove('up')}>
          <ChevronUpIcon />
        </IconButton>
        <IconButton label={t('banners.downOf', { title })} onClick={() => onMove('down')}>
          <ChevronDownIcon />
        </IconButton>
        <Button
          variant="outline"
          size="sm"
          aria-label={t('banners.editOf', { title })}
          onClick={onEdit}
        >
          {t('banners.edit')}
        </Button>
        <ConfirmButton
          variant="plain"
          size="sm"
          aria-label={t('banners.deleteOf', { title })}
          question={{
            title: t('banners.deleteTitle'),
            body: t('banners.deleteBody', { title }),
            confirmLabel: t('banners.delete'),
            failureTitle: t('banners.deleteFailed'),
            onConfirm: async () => {
              await remove.mutateAsync(id);
              return t('banners.deleted');
            },
          }}
        >
          {t('banners.delete')}
        </ConfirmButton>
      </Line>
    </>
  );
}
