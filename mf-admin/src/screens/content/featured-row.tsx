import { useToasts } from '@spotlight/shared/contract';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import {
  Badge,
  ConfirmButton,
  ExternalIcon,
  PillSelect,
  Switch,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useRemoveFeatured, useSetFeaturedActive } from '../../data/website/website.mutations';
import type { Featured } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerPicture } from './banner-picture';
import { useMayChange } from './use-may-change';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 12px 16px;
`;

const Name = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  & > strong {
    display: block;
    overflow-wrap: anywhere;
  }
`;

const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  color: var(--accent-ink);
  font-size: var(--text-14);
`;

const pages = {
  event: eventLinks.event,
  venue: venueLinks.venue,
  artist: performerLinks.performer,
};

interface FeaturedRowProps {
  item: Featured;
  /** Counted from 1. */
  place: number;
  count: number;
  isBusy: boolean;
  onMove: (place: number) => void;
}

/** One thing that is put forward; who may change it has everything that can be done to it. */
export function FeaturedRow({ item, place, count, isBusy, onMove }: FeaturedRowProps) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const { contentType, referenceId, referenceImage, isActive, isShown } = item;
  const title = item.referenceTitle ?? t('featured.gone');
  return (
    <Row>
      <BannerPicture banner={{ mediaType: 'image', bannerUrl: referenceImage }} width={72} />
      <Name>
        <strong>{title}</strong>
        <PageLink href={pages[contentType](referenceId)} target="_blank" rel="noopener">
          {t('featured.open')}
          <ExternalIcon size={16} />
        </PageLink>{' '}
        {isActive && !isShown && <Badge tone="warning">{t('featured.notShown')}</Badge>}
      </Name>
      {mayChange ? (
        <FeaturedActs {...{ item, place, count, isBusy, onMove }} />
      ) : (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'banners.inUse' : 'banners.notInUse')}
        </Badge>
      )}
    </Row>
  );
}

/** Shown or not, at which place, and away with it. */
function FeaturedActs({ item, place, count, isBusy, onMove }: FeaturedRowProps) {
  const t = useTexts(contentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const setActive = useSetFeaturedActive();
  const remove = useRemoveFeatured();
  const { id, isActive, startsAt, endsAt } = item;
  const title = item.referenceTitle ?? t('featured.gone');
  return (
    <>
      <Switch
        label={t('featured.active')}
        aria-label={t('featured.activeOf', { title })}
        checked={isActive}
        disabled={setActive.isPending}
        onChange={({ target }) =>
          setActive.mutate(
            { id, isActive: target.checked, startsAt, endsAt },
            {
              onSuccess: () =>
                toasts.success(t(isActive ? 'featured.switchedOff' : 'featured.switchedOn')),
              onError: (error) =>
                toasts.error(t('featured.statusFailed', { reason: errorText(error) })),
            },
          )
        }
      />
      <PillSelect
        label={t('featured.placeOf', { title })}
        options={Array.from({ length: count }, (_, index) => ({
          value: String(index + 1),
          label: t('featured.place', { place: index + 1 }),
        }))}
        value={String(place)}
        onChange={(chosen) => !isBusy && onMove(Number(chosen))}
      />
      <ConfirmButton
        variant="plain"
        size="sm"
        aria-label={t('featured.removeOf', { title })}
        question={{
          title: t('featured.removeTitle'),
          body: t('featured.removeBody', { title }),
          confirmLabel: t('featured.remove'),
          failureTitle: t('featured.removeFailed'),
          onConfirm: async () => {
            await remove.mutateAsync(id);
            return t('featured.removed');
          },
        }}
      >
        {t('featured.remove')}
      </ConfirmButton>
    </>
  );
}
