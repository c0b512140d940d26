import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Part } from '@spotlight/shared/own-page';
import { useUploadArtwork } from '@spotlight/shared/picture';
import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { ArtworkPart, type SizedPicture } from '../../components/ad/artwork-part';
import { useSubmitArtwork } from '../../data/ad-booking/ad-booking.mutations';
import { useAdProducts } from '../../data/ad-product/ad-product.queries';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';

/** Another version of the artwork, in the shape of its place; the old one is shown until it is approved. */
export function SwapArtwork({ ad }: { ad: OwnAd }) {
  const t = useTexts(ownAdsTexts, promotionTexts);
  const upload = useUploadArtwork();
  const submit = useSubmitArtwork();
  const [picture, setPicture] = useState<SizedPicture | null>(null);
  const products = useAdProducts();
  const place = products.data?.find(({ id }) => id === ad.booking?.productId)?.placement;
  const form = useForm({
    schema: z.object({}),
    defaultValues: {},
    send: async () => {
      if (!picture) throw new Refusal({ failure: t('schedule.noArtwork') });
      const path = await upload.mutateAsync(picture);
      await submit.mutateAsync({
        advertisementId: ad.id,
        path,
        content: picture.content,
      });
      setPicture(null);
      return t('schedule.sent');
    },
  });
  return (
    <Form form={form} label={t('schedule.artwork')}>
      <ArtworkPart place={place} picture={picture} isMissing={false} onChange={setPicture} />
      <Part as="section" aria-label={t('schedule.artwork')}>
        {ad.creative && (
          <div>
            <Badge tone={ad.creative.status === 'rejected' ? 'danger' : 'info'}>
              {t('ownAds.creative', {
                version: ad.creative.version,
                status: t(`creativeStatus.${ad.creative.status}`),
              })}
            </Badge>
          </div>
        )}
        {ad.creative?.status === 'rejected' && ad.creative.reason && (
          <p>{t('ownAds.creativeReason', { reason: ad.creative.reason })}</p>
        )}
        <FormFailure form={form} />
        <div>
          <SubmitButton form={form}>{t('schedule.send')}</SubmitButton>
        </div>
      </Part>
    </Form>
  );
}
