import type { ChosenPicture } from '@spotlight/shared/picture';
import { useToasts } from '@spotlight/shared/contract';
import { Badge, Button, InfoIcon, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSaveBanner, useUploadSitePicture } from '../../data/website/website.mutations';
import { useBanners } from '../../data/website/website.queries';
import { bannerSlots, type BannerSlot } from '../../data/website/website.rules';
import type { Banner, BannerInput } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { besideList } from '../../room/beside-list';
import { BannerPicture } from './banner-picture';
import { PicturePicker } from './picture-picker';
import { SlotPreview } from './slot-preview';
import { useMayChange } from './use-may-change';
import { usePictureAddress } from './use-picture-address';
import { useUploadFailureText } from './use-upload-failure-text';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${besideList} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Lead = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  grid-column: 1 / -1;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  &[data-shown] {
    box-shadow: inset 4px 0 0 var(--accent);
    background: var(--accent-soft);
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--text-16);
  }
  & p {
    margin-bottom: 8px;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** 主要橫幅: the five places that the pages have; a chosen picture is seen in its place before it is uploaded. */
export function BannerSlots() {
  const t = useTexts(contentTexts);
  const [shown, setShown] = useState<BannerSlot>(bannerSlots[0]);
  const [chosen, setChosen] = useState<Partial<Record<BannerSlot['key'], ChosenPicture>>>({});
  const address = usePictureAddress(chosen[shown.key]);
  return (
    <QueryView
      query={useBanners()}
      pending={<Skeleton height={420} radius="var(--radius-card)" />}
      errorTitle={t('banners.loadFailed')}
    >
      {(banners) => {
        const bannerOf = (slot: BannerSlot) =>
          banners.find(({ bannerKey }) => bannerKey === slot.key);
        return (
          <Columns>
            <Lead>
              <InfoIcon size={18} />
              {t('banners.lead')}
            </Lead>
            <List>
              {bannerSlots.map((slot) => (
                <SlotRow
                  key={slot.key}
                  slot={slot}
                  banner={bannerOf(slot)}
                  picture={chosen[slot.key]}
                  isShown={slot === shown}
                  onPick={(picture) => {
                    setShown(slot);
                    setChosen((before) => ({ ...before, [slot.key]: picture }));
                  }}
                  onShow={() => setShown(slot)}
                />
              ))}
            </List>
            <SlotPreview slot={shown} banner={bannerOf(shown)} chosenUrl={address} />
          </Columns>
        );
      }}
    </QueryView>
  );
}

interface SlotRowProps {
  slot: BannerSlot;
  banner: Banner | undefined;
  picture: ChosenPicture | undefined;
  isShown: boolean;
  onPick: (picture: ChosenPicture | undefined) => void;
  onShow: () => void;
}

function SlotRow({ slot, banner, picture, isShown, onPick, onShow }: SlotRowProps) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const toasts = useToasts();
  const failureText = useUploadFailureText();
  const upload = useUploadSitePicture();
  const save = useSaveBanner();
  const [isSending, setIsSending] = useState(false);
  const name = t(`banners.slots.${slot.key}`);
  const change = (media: Pick<BannerInput, 'mediaType' | 'bannerUrl' | 'videoUrl'>) =>
    save.mutateAsync({
      ...(banner ?? {
        bannerKey: slot.key,
        title: name,
        subtitle: null,
        link: slot.link,
        page: slot.page,
        isActive: true,
      }),
      ...media,
    });
  const send = async () => {
    if (!picture) return;
    setIsSending(true);
    try {
      const bannerUrl = await upload('website-banners', 'banners', picture);
      await change({ mediaType: 'image', bannerUrl, videoUrl: null });
      onPick(undefined);
      toasts.success(t('banners.updated'), {
        description: name,
        ...(banner && {
          action: {
            label: t('banners.putBack'),
            onClick: () =>
              void change(banner).then(
                () => toasts.success(t('banners.isBack', { name })),
                (error: unknown) => toasts.error(failureText(error)),
              ),
          },
        }),
      });
    } catch (error) {
      toasts.error(t('banners.uploadFailed', { reason: failureText(error) }));
    } finally {
      setIsSending(false);
    }
  };
  const preview = (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isShown}
      aria-label={t('banners.previewOf', { name })}
      onClick={onShow}
    >
      {t('banners.preview')}
    </Button>
  );
  return (
    <Row data-shown={isShown || undefined}>
      <BannerPicture banner={banner} width={148} />
      <div>
        <h2>
          {name}
          {banner?.isLive ? (
            <Badge tone="success">{t('banners.inUse')}</Badge>
          ) : (
            <Badge tone="neutral">{t('banners.notInUse')}</Badge>
          )}
        </h2>
        <p>{[t(`banners.where.${slot.key}`), slot.size].join('・')}</p>
        {mayChange ? (
          <PicturePicker of={name} picture={picture} onPick={onPick}>
            <Button
              size="sm"
              disabled={!picture}
              isBusy={isSending}
              aria-label={t('banners.uploadOf', { name })}
              onClick={() => void send()}
            >
              {t('banners.upload')}
            </Button>
            {preview}
          </PicturePicker>
        ) : (
          preview
        )}
      </div>
    </Row>
  );
}
