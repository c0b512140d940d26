import { Artwork } from '@spotlight/artwork';
import {
  Form,
  FormFailure,
  SubmitButton,
  forgetDraft,
  readDraft,
  useAttempt,
  useForm,
  useKeptDraft,
} from '@spotlight/shared/form';
import { cities, giftStateLabel, spotKindLabel, taipeiDay } from '@spotlight/shared/format';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { PointField } from '@spotlight/shared/point';
import { parsePoint } from '@spotlight/shared/point/rules';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { ArtistField } from '../../components/artist-field/artist-field';
import { Pair, Part } from '@spotlight/shared/own-page';
import { sceneOf } from '../../components/spot/spot-facts';
import { useSaveSpot } from '../../data/spot/spot.mutations';
import { giftStates, spotKinds, type SpotDetail } from '../../data/spot/spot.schema';
import formTexts from '../../locales/spot-form.zh-TW.json';
import { paths } from '../../paths';
import { spotFormOf } from './spot-form.rules';
import { spotSchema } from './spot-form.schema';

const DRAFT = 'spot';

/** The form of a spot; `null` for a new one. */
export function SpotFormView({ spot }: { spot: SpotDetail | null }) {
  const t = useTexts(formTexts);
  const navigate = useNavigate();
  const save = useSaveSpot();
  const attempt = useAttempt();
  const [readAt] = useState(spot?.updatedAt ?? null);
  const upload = useUploadPicture('spots');
  const form = useForm({
    schema: spotSchema(t),
    mode: 'onTouched',
    defaultValues: {
      ...spotFormOf(spot),
      ...(!spot && readDraft<ReturnType<typeof spotFormOf>>(DRAFT)),
    },
    send: async ({ artist, point, ...entry }) => {
      const place = parsePoint(point);
      if (!artist || !place) return undefined;
      const asked = {
        ...entry,
        ...place,
        id: spot?.id ?? null,
        updatedAt: readAt,
        artistId: artist.id,
        district: entry.district || null,
        opens: entry.opens || null,
        closes: entry.closes || null,
        giftStatus: entry.giftStatus || null,
        giftNote: entry.giftNote || null,
        hostName: entry.hostName || null,
        hostUrl: entry.hostUrl || null,
        imageUrl: entry.imageUrl || null,
      };
      const saved = await attempt(asked, save.mutateAsync);
      if (!spot) forgetDraft(DRAFT);
      void navigate(paths.mySpots);
      return t(saved.status === 'approved' ? 'spotForm.saved' : 'spotForm.sent');
    },
  });
  useKeptDraft(spot ? null : DRAFT, form);
  const [kind, title, imageUrl, city, point, startsOn] = form.watch([
    'kind',
    'title',
    'imageUrl',
    'city',
    'point',
    'startsOn',
  ]);
  const nothing = { value: '', label: t('spotForm.choose') };
  const setPicture = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  return (
    <Form form={form}>
      <Part as="section">
        <h2>{t('spotForm.what')}</h2>
        <SelectField
          label={t('spotForm.kind')}
          isRequired
          options={[nothing, ...spotKinds.map((value) => ({ value, label: spotKindLabel(value) }))]}
          {...form.field('kind')}
        />
        <ArtistField />
        <TextField
          label={t('spotForm.name')}
          hint={t('spotForm.nameHint')}
          isRequired
          maxLength={80}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea
          label={t('spotForm.description')}
          hint={t('spotForm.descriptionHint')}
          maxLength={2000}
          {...form.field('description')}
        />
      </Part>
      <Part as="section">
        <h2>{t('spotForm.where')}</h2>
        <Pair>
          <SelectField
            label={t('spotForm.city')}
            isRequired
            options={[nothing, ...cities.map(({ id, label }) => ({ value: id, label }))]}
            {...form.field('city')}
          />
          <TextField
            label={t('spotForm.district')}
            maxLength={20}
            autoComplete="address-level2"
            {...form.field('district')}
          />
        </Pair>
        <TextField
          label={t('spotForm.address')}
          isRequired
          maxLength={200}
          autoComplete="off"
          {...form.field('address')}
        />
        <PointField
          field={(options) => form.field('point', options)}
          value={point}
          onChange={(text) =>
            form.setValue('point', text, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          hint={t('spotForm.pointHint')}
          isRequired
          city={city}
        />
      </Part>
      <Part as="section">
        <h2>{t('spotForm.when')}</h2>
        <Pair>
          <TextField
            label={t('spotForm.startsOn')}
            type="date"
            isRequired
            {...form.field('startsOn')}
          />
          <TextField
            label={t('spotForm.endsOn')}
            type="date"
            isRequired
            min={startsOn || taipeiDay()}
            {...form.field('endsOn')}
          />
          <TextField label={t('spotForm.opens')} type="time" {...form.field('opens')} />
          <TextField label={t('spotForm.closes')} type="time" {...form.field('closes')} />
        </Pair>
      </Part>
      <Part as="section">
        <h2>{t('spotForm.gift')}</h2>
        <SelectField
          label={t('spotForm.gift')}
          options={[
            { value: '', label: t('spotForm.giftUnknown') },
            ...giftStates.map((value) => ({ value, label: giftStateLabel(value) })),
          ]}
          {...form.field('giftStatus')}
        />
        <TextField
          label={t('spotForm.giftNote')}
          hint={t('spotForm.giftNoteHint')}
          maxLength={200}
          autoComplete="off"
          {...form.field('giftNote')}
        />
      </Part>
      <Part as="section">
        <h2>{t('spotForm.picture')}</h2>
        <p>{t('spotForm.pictureLead')}</p>
        <PictureField
          hasPicture={imageUrl !== ''}
          onChoose={async (picture) => setPicture(await upload.mutateAsync(picture))}
          onRemove={() => setPicture('')}
        >
          <Artwork
            kind="event"
            id={spot?.id ?? 'new-spot'}
            category={spotKinds.includes(kind as never) ? sceneOf[kind as SpotDetail['kind']] : ''}
            title={title || t('spotForm.pictureAlt')}
            imageUrl={imageUrl || null}
            showWords={false}
          />
        </PictureField>
      </Part>
      <Part as="section">
        <h2>{t('spotForm.host')}</h2>
        <TextField
          label={t('spotForm.hostName')}
          maxLength={60}
          autoComplete="organization"
          {...form.field('hostName')}
        />
        <TextField
          label={t('spotForm.hostUrl')}
          type="url"
          placeholder="https://"
          maxLength={2000}
          {...form.field('hostUrl')}
        />
        <FormFailure form={form} />
        <SubmitButton form={form} size="lg">
          {t('spotForm.send')}
        </SubmitButton>
      </Part>
    </Form>
  );
}
