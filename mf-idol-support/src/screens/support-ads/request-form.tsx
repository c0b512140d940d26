import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  Refusal,
  SubmitButton,
  forgetDraft,
  readDraft,
  useForm,
  useKeptDraft,
} from '@spotlight/shared/form';
import { formatDate, formatPhoneNumber, formatPrice, readChoice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { PictureField, useUploadArtwork } from '@spotlight/shared/picture';
import { Button, Checkbox, Notice, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { ArtistField } from '../../components/artist-field/artist-field';
import { Pair, Part } from '@spotlight/shared/own-page';
import { useAdQuote } from '../../data/ad-product/ad-product.queries';
import { designers, type AdProduct } from '../../data/ad-product/ad-product.schema';
import { useSendSupportAd } from '../../components/support-ad/use-send-support-ad';
import adTexts from '../../locales/support-ads.zh-TW.json';
import { requestSchema } from './request-form.schema';

export interface RequestFormProps {
  products: readonly AdProduct[];
  /** Led here from a plan: for whom it is. */
  artist: { id: string; name: string } | null;
}

const DRAFT = 'support-ad';

const empty = {
  productId: '',
  artist: null as { id: string; name: string } | null,
  title: '',
  message: '',
  startsOn: '',
  units: '1',
  designBy: 'self' as (typeof designers)[number],
  artworkPath: '',
  contactName: '',
  contactPhone: '',
  ownsArtwork: false,
  hasConsent: false,
};

/** The form of a request, with its price and the latest day to order while it is filled in. */
export function RequestForm({ products, artist: planned }: RequestFormProps) {
  const t = useTexts(adTexts, promotionTexts);
  const { user, isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const [params] = useSearchParams();
  const send = useSendSupportAd();
  const upload = useUploadArtwork();
  const [preview, setPreview] = useState('');
  const asked = products.find(({ id }) => id === params.get('product'));
  const blank = {
    ...empty,
    contactName: user?.username ?? '',
    contactPhone: formatPhoneNumber(user?.phone ?? ''),
  };
  const form = useForm({
    schema: requestSchema(t),
    mode: 'onTouched',
    defaultValues: {
      ...blank,
      ...readDraft<typeof empty>(DRAFT),
      // What a link says is newer than what was typed.
      ...(asked && {
        productId: asked.id,
        startsOn: params.get('from') ?? '',
        units: params.get('units') ?? String(asked.minUnits),
        designBy: readChoice(params, 'design', designers) ?? 'self',
      }),
      ...(planned && { artist: planned }),
    },
    send: async ({ artist, artworkPath, units, ...typed }) => {
      if (!artist) return undefined;
      if (!quote) throw new Refusal({ failure: t('supportAds.fault.price') });
      if (!isLoggedIn && !(await requestLogin({ title: t('supportAds.login') }))) {
        throw new Refusal({ failure: t('supportAds.login') });
      }
      const request = {
        artistId: artist.id,
        productId: typed.productId,
        title: typed.title,
        message: typed.message,
        startsOn: typed.startsOn,
        units: Number(units),
        city: null,
        station: null,
        designBy: typed.designBy,
        artworkPaths: artworkPath ? [artworkPath] : [],
        contactName: typed.contactName,
        contactPhone: typed.contactPhone,
      };
      await send(request, quote.total);
      setPreview('');
      return t('supportAds.sent');
    },
    // The next one begins anew.
    onSent: () => {
      form.reset(blank);
      forgetDraft(DRAFT);
    },
  });
  useKeptDraft(DRAFT, form, { artworkPath: '', ownsArtwork: false, hasConsent: false });
  const [productId, startsOn, units, designBy] = form.watch([
    'productId',
    'startsOn',
    'units',
    'designBy',
  ]);
  const product = products.find(({ id }) => id === productId);
  const { data: quote } = useAdQuote(
    product && startsOn ? { productId, startsOn, units: Number(units), designBy } : null,
  );
  const { minUnits = 1, maxUnits = 1, unit = 'week' } = product ?? {};
  return (
    <Form form={form}>
      <Part as="section">
        <h2>{t('supportAds.form')}</h2>
        <SelectField
          label={t('supportAds.product')}
          isRequired
          {...form.field('productId')}
          options={[
            { value: '', label: t('supportAds.choose') },
            ...products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => {
            form.setValue('productId', target.value, { shouldDirty: true, shouldValidate: true });
            const chosen = products.find(({ id }) => id === target.value);
            if (chosen) form.setValue('units', String(chosen.minUnits));
          }}
        />
        <Pair>
          <TextField
            label={t('supportAds.startsOn')}
            type="date"
            isRequired
            {...form.field('startsOn')}
          />
          <SelectField
            label={t('supportAds.units')}
            options={Array.from({ length: maxUnits - minUnits + 1 }, (_, index) => ({
              value: String(minUnits + index),
              label: `${minUnits + index} ${t(`adUnit.${unit}`)}`,
            }))}
            {...form.field('units')}
          />
        </Pair>
        <SelectField
          label={t('supportAds.design')}
          options={(['self', 'platform'] as const).map((value) => ({
            value,
            label: t(`supportAds.designs.${value}`),
          }))}
          {...form.field('designBy')}
        />
        <Notice tone={quote ? 'success' : 'info'}>
          {quote
            ? [
                t('supportAds.total', { total: formatPrice(quote.total) }),
                t('supportAds.latest', { date: formatDate(quote.latestOrderOn) }),
              ].join('・')
            : t('supportAds.chooseDays')}
        </Notice>
        <ArtistField />
        <TextField
          label={t('supportAds.name')}
          hint={t('supportAds.nameHint')}
          isRequired
          maxLength={80}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea label={t('supportAds.message')} maxLength={500} {...form.field('message')} />
      </Part>
      {designBy === 'self' && !isLoggedIn && (
        <Part as="section">
          <h2>{t('supportAds.artwork')}</h2>
          <p>{t('supportAds.artworkLogin')}</p>
          <div>
            <Button
              variant="outline"
              onClick={() => void requestLogin({ title: t('supportAds.login') })}
            >
              {t('supportAds.loginButton')}
            </Button>
          </div>
        </Part>
      )}
      {designBy === 'self' && isLoggedIn && (
        <Part as="section">
          <h2>{t('supportAds.artwork')}</h2>
          <p>{t('supportAds.artworkLead')}</p>
          <PictureField
            hasPicture={preview !== ''}
            onChoose={async (picture) => {
              const path = await upload.mutateAsync(picture);
              form.setValue('artworkPath', path, { shouldDirty: true, shouldValidate: true });
              setPreview(URL.createObjectURL(picture.content));
            }}
            onRemove={() => {
              form.setValue('artworkPath', '', { shouldDirty: true });
              setPreview('');
            }}
          >
            {preview ? (
              <img src={preview} alt={t('supportAds.artworkAlt')} width="100%" />
            ) : (
              <p>{t('supportAds.artworkNone')}</p>
            )}
          </PictureField>
        </Part>
      )}
      <Part as="section">
        <Pair>
          <TextField
            label={t('supportAds.contactName')}
            isRequired
            maxLength={50}
            autoComplete="name"
            {...form.field('contactName')}
          />
          <TextField
            label={t('supportAds.contactPhone')}
            isRequired
            type="tel"
            autoComplete="tel"
            {...form.field('contactPhone', { tidy: formatPhoneNumber })}
          />
        </Pair>
        <Checkbox label={t('supportAds.owns')} isRequired {...form.field('ownsArtwork')} />
        <Checkbox label={t('supportAds.consent')} isRequired {...form.field('hasConsent')} />
        <FormFailure form={form} />
        <SubmitButton form={form} size="lg">
          {t('supportAds.send')}
        </SubmitButton>
      </Part>
    </Form>
  );
}
