import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { PictureField, useUploadArtwork } from '@spotlight/shared/picture';
import {
  Checkbox,
  Dialog,
  Notice,
  QueryView,
  Skeleton,
  TextArea,
  TextField,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { useSupportAd } from '../../data/support-ad/support-ad.queries';
import type { SupportAdDetail } from '../../data/support-ad/support-ad.schema';
import adTexts from '../../locales/support-ads.zh-TW.json';
import { useSendSupportAd } from './use-send-support-ad';

export interface FixDialogProps {
  id: string;
  onClose: () => void;
}

/** What the media company asked for is changed and sent again; place, days and price stay. */
export function FixDialog({ id, onClose }: FixDialogProps) {
  const t = useTexts(adTexts);
  const query = useSupportAd(id);
  if (query.data) return <FixForm ad={query.data} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('supportAds.fix')} onClose={onClose}>
      <QueryView
        query={query}
        pending={<Skeleton height={320} />}
        errorTitle={t('supportAds.error')}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function FixForm({ ad, onClose }: { ad: SupportAdDetail; onClose: () => void }) {
  const t = useTexts(adTexts);
  const send = useSendSupportAd(ad);
  const upload = useUploadArtwork();
  const [preview, setPreview] = useState('');
  const isDraft = ad.status === 'draft';
  const declared = (fault: string) => z.boolean().check(z.refine((isTrue) => isTrue, fault));
  const form = useForm({
    schema: z.object({
      title: requiredText(t('supportAds.fault.name')),
      message: z.string().check(z.trim()),
      artworkPaths: z
        .array(z.string())
        .check(
          z.refine(
            (paths) => ad.designBy === 'platform' || paths.length > 0,
            t('supportAds.fault.artwork'),
          ),
        ),
      owns: declared(t('supportAds.fault.owns')),
      hasPortraitConsent: declared(t('supportAds.fault.consent')),
    }),
    defaultValues: {
      title: ad.title,
      message: ad.message,
      artworkPaths: ad.artworkPaths,
      owns: false,
      hasPortraitConsent: false,
    },
    send: async ({ title, message, artworkPaths }) => {
      const request = {
        artistId: ad.artist.id,
        productId: ad.product.id,
        title,
        message,
        startsOn: ad.startsOn,
        units: ad.units,
        city: ad.city,
        station: ad.station,
        designBy: ad.designBy,
        artworkPaths,
        contactName: ad.contactName,
        contactPhone: ad.contactPhone,
      };
      await send(request, ad.total);
      return t('supportAds.fixed');
    },
    onSent: onClose,
  });
  const paths = form.watch('artworkPaths');
  return (
    <FormDialog
      form={form}
      title={t(isDraft ? 'supportAds.finish' : 'supportAds.fix')}
      lead={t('supportAds.fixLead', {
        product: ad.product.name,
        artist: ad.artist.performerName,
        total: formatPrice(ad.total),
      })}
      submitLabel={t(isDraft ? 'supportAds.send' : 'supportAds.resend')}
      keepLabel={t('supportAds.cancelKeepFix')}
    >
      {ad.reviewNote && (
        <Notice tone="warning">{t('supportAds.note', { note: ad.reviewNote })}</Notice>
      )}
      <TextField
        label={t('supportAds.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea label={t('supportAds.message')} maxLength={500} {...form.field('message')} />
      {ad.designBy === 'self' && (
        <>
          <PictureField
            hasPicture={paths.length > 0}
            onChoose={async (picture) => {
              const path = await upload.mutateAsync(picture);
              form.setValue('artworkPaths', [path], { shouldDirty: true, shouldValidate: true });
              setPreview(URL.createObjectURL(picture.content));
            }}
            onRemove={() => {
              form.setValue('artworkPaths', [], { shouldDirty: true });
              setPreview('');
            }}
          >
            {preview ? (
              <img src={preview} alt={t('supportAds.artworkAlt')} width="100%" />
            ) : (
              <p>
                {paths.length > 0
                  ? t('supportAds.artworkKept', { count: paths.length })
                  : t('supportAds.artworkNone')}
              </p>
            )}
          </PictureField>
          {form.formState.errors.artworkPaths && (
            <Notice tone="danger">{t('supportAds.fault.artwork')}</Notice>
          )}
        </>
      )}
      <Checkbox label={t('supportAds.owns')} isRequired {...form.field('owns')} />
      <Checkbox label={t('supportAds.consent')} isRequired {...form.field('hasPortraitConsent')} />
    </FormDialog>
  );
}
