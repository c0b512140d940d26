import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { eventLinks } from '@spotlight/shared/contract/links';
import {
  Form,
  FormFailure,
  Refusal,
  SubmitButton,
  useAttempt,
  useForm,
} from '@spotlight/shared/form';
import { formatDate, formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { useUploadArtwork } from '@spotlight/shared/picture';
import { Notice, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { Pair, Part } from '@spotlight/shared/own-page';
import { useBookAd, useSubmitArtwork } from '../../data/ad-booking/ad-booking.mutations';
import { useAdQuote } from '../../data/ad-product/ad-product.queries';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/register-ad.zh-TW.json';
import { adSchema } from './ad-form.schema';
import { ArtworkPart, type SizedPicture } from '../../components/ad/artwork-part';

/** Place and days with their price, words, artwork in its slot; the answer is an order that is paid within a day. */
export function AdForm({ products }: { products: readonly AdProduct[] }) {
  const t = useTexts(adTexts, promotionTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const book = useBookAd();
  const upload = useUploadArtwork();
  const submit = useSubmitArtwork();
  const attempt = useAttempt();
  const [picture, setPicture] = useState<SizedPicture | null>(null);
  const asked = products.find(({ id }) => id === params.get('product'));
  const form = useForm({
    schema: adSchema(t),
    mode: 'onTouched',
    defaultValues: {
      productId: asked?.id ?? '',
      startsOn: params.get('from') ?? '',
      units: params.get('units') ?? String(asked?.minUnits ?? 1),
      title: '',
      description: '',
      linkUrl: '',
      buttonText: '',
    },
    send: async ({ units, ...typed }) => {
      if (!picture) throw new Refusal({ failure: t('registerAd.fault.artwork') });
      if (!quote) throw new Refusal({ failure: t('registerAd.fault.price') });
      if (!isLoggedIn && !(await requestLogin({ title: t('registerAd.login') }))) {
        throw new Refusal({ failure: t('registerAd.login') });
      }
      const wanted = { ...typed, units: Number(units), expectedTotal: quote.total };
      const booked = await attempt(wanted, async (keyed) => {
        const made = await book.mutateAsync(keyed);
        // Part of the attempt: after a picture that did not arrive, the same booking is met again.
        try {
          const path = await upload.mutateAsync(picture);
          await submit.mutateAsync({
            advertisementId: made.advertisementId,
            path,
            content: picture.content,
          });
        } catch {
          throw new Refusal({ failure: t('registerAd.fault.upload') });
        }
        return made;
      });
      void navigate(eventLinks.order(booked.orderId));
      return t('registerAd.sent');
    },
  });
  const [productId, startsOn, units] = form.watch(['productId', 'startsOn', 'units']);
  const product = products.find(({ id }) => id === productId);
  const { data: quote } = useAdQuote(
    product && startsOn ? { productId, startsOn, units: Number(units), designBy: 'self' } : null,
  );
  const { minUnits = 1, maxUnits = 1, unit = 'week' } = product ?? {};
  const isFull = quote?.freeSlots === 0;
  return (
    <Form form={form}>
      <Part as="section">
        <h2>{t('registerAd.slot')}</h2>
        <SelectField
          label={t('registerAd.product')}
          isRequired
          {...form.field('productId')}
          options={[
            { value: '', label: t('registerAd.choose') },
            ...products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => {
            form.setValue('productId', target.value, { shouldDirty: true, shouldValidate: true });
            const chosen = products.find(({ id }) => id === target.value);
            if (chosen) form.setValue('units', String(chosen.minUnits));
            // Another place has another shape.
            setPicture(null);
          }}
        />
        <Pair>
          <TextField
            label={t('registerAd.startsOn')}
            type="date"
            isRequired
            {...form.field('startsOn')}
          />
          <SelectField
            label={t('registerAd.units')}
            options={Array.from({ length: maxUnits - minUnits + 1 }, (_, index) => ({
              value: String(minUnits + index),
              label: `${minUnits + index} ${t(`adUnit.${unit}`)}`,
            }))}
            {...form.field('units')}
          />
        </Pair>
        <Notice tone={quote ? (isFull ? 'warning' : 'success') : 'info'}>
          {!quote && t('registerAd.chooseDays')}
          {quote && isFull && t('registerAd.soldOut')}
          {quote &&
            !isFull &&
            [
              t('registerAd.total', { total: formatPrice(quote.total) }),
              t('registerAd.period', {
                from: formatDate(quote.startsOn),
                to: formatDate(quote.endsOn),
              }),
              t('registerAd.left', { count: quote.freeSlots }),
            ].join('・')}
        </Notice>
      </Part>
      <ArtworkPart
        key={productId}
        place={product?.placement}
        picture={picture}
        isMissing={form.formState.isSubmitted}
        onChange={setPicture}
      />
      <Part as="section">
        <h2>{t('registerAd.words')}</h2>
        <TextField
          label={t('registerAd.name')}
          isRequired
          maxLength={120}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea
          label={t('registerAd.description')}
          maxLength={1000}
          {...form.field('description')}
        />
        <Pair>
          <TextField
            label={t('registerAd.linkUrl')}
            hint={t('registerAd.linkHint')}
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            {...form.field('linkUrl')}
          />
          <TextField
            label={t('registerAd.buttonText')}
            maxLength={20}
            autoComplete="off"
            {...form.field('buttonText')}
          />
        </Pair>
        <FormFailure form={form} />
        <SubmitButton form={form} size="lg" disabled={isFull}>
          {t('registerAd.send')}
        </SubmitButton>
        <p>{t('registerAd.refund')}</p>
      </Part>
    </Form>
  );
}
