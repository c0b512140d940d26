import { useForm, type FormState } from '@spotlight/shared/form';
import { Pair, StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { Notice, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BothVersions } from '../../components/both-versions';
import { EditorDialog } from '../../components/editor-dialog';
import { EditorPicture } from '../../components/editor-picture';
import { adFormOf, emptyAdForm, type AdForm } from '../../data/ad/ad-form.rules';
import { useSaveAd } from '../../data/ad/ad.mutations';
import { useNewestAd } from '../../data/ad/ad.queries';
import { adTypes, type ManagedAd } from '../../data/ad/ad.schema';
import formTexts from '../../locales/ad-form.zh-TW.json';
import adTexts from '../../locales/ads.zh-TW.json';
import { adSchema } from './ad-form.schema';

const Picture = styled.img`
  width: 100%;
  max-height: 200px;
  border-radius: var(--radius-6);
  object-fit: contain;
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  min-height: 96px;
  color: var(--ink-3);
`;

export interface AdDialogProps {
  /** The advertisement that is edited; null: a new one. */
  ad: ManagedAd | null;
  onClose: () => void;
}

/** 新增廣告 and 編輯廣告. */
export function AdDialog({ ad, onClose }: AdDialogProps) {
  return ad ? <EditAd ad={ad} onClose={onClose} /> : <NewAd onClose={onClose} />;
}

function NewAd({ onClose }: { onClose: () => void }) {
  const t = useTexts(adTexts, formTexts);
  const save = useSaveAd();
  const form = useForm({
    schema: adSchema(t),
    defaultValues: emptyAdForm(),
    send: async (entry) => {
      await save.mutateAsync({ on: null, entry });
      return t('form.created');
    },
    onSent: onClose,
  });
  return <AdFields form={form} isNew isBooked={false} />;
}

const versioned = (ad: ManagedAd) => ({ ...ad, version: ad.updatedAt });

function EditAd({ ad, onClose }: { ad: ManagedAd; onClose: () => void }) {
  const t = useTexts(adTexts, formTexts);
  const save = useSaveAd();
  const readNewest = useNewestAd();
  const { form, isStale, theirs, ...ways } = useVersionedForm({
    page: versioned(ad),
    schema: adSchema(t),
    formOf: adFormOf,
    save: async (on, entry) =>
      versioned(await save.mutateAsync({ on: { ...on, clientId: ad.clientId }, entry })),
    saidOf: () => t('form.updated'),
    readNewest: async () => versioned(await readNewest(ad.id)),
    onSent: onClose,
  });
  return (
    <AdFields form={form} isNew={false} isBooked={ad.booking !== null}>
      {isStale && (
        <StaleNotice {...ways}>
          <BothVersions
            mine={form.getValues()}
            theirs={theirs}
            labels={compared(t)}
            say={(name, { type, displayLocation }) => {
              if (name === 'type') return t(`types.${type}`, { defaultValue: type });
              return name === 'displayLocation'
                ? t(`locations.${displayLocation}`, { defaultValue: displayLocation })
                : undefined;
            }}
          />
        </StaleNotice>
      )}
    </AdFields>
  );
}

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof formTexts>) => ({
  title: t('form.title'),
  description: t('form.description'),
  type: t('form.type'),
  displayLocation: t('form.location'),
  clientName: t('form.client'),
  imageUrl: t('form.picture'),
  linkUrl: t('form.link'),
  buttonText: t('form.button'),
  startDate: t('form.startDate'),
  endDate: t('form.endDate'),
  budget: t('form.budget'),
});

interface AdFieldsProps {
  form: FormState<AdForm>;
  isNew: boolean;
  /** Days, place and price belong to what was bought. */
  isBooked: boolean;
  children?: ReactNode;
}

function AdFields({ form, isNew, isBooked, children }: AdFieldsProps) {
  const t = useTexts(adTexts, formTexts);
  const [imageUrl, location] = form.watch(['imageUrl', 'displayLocation']);
  const show = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  const known = Object.entries(adTexts.locations).map(([value, label]) => ({ value, label }));
  return (
    <EditorDialog form={form} t={t} isNew={isNew}>
      {isNew && <Notice tone="info">{t('form.waits')}</Notice>}
      {isBooked && <Notice tone="info">{t('form.bookedDays')}</Notice>}
      <TextField
        label={t('form.title')}
        maxLength={120}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('title')}
      />
      <TextArea
        label={t('form.description')}
        maxLength={1000}
        rows={3}
        {...form.field('description')}
      />
      {!isBooked && (
        <Pair>
          <SelectField
            label={t('form.type')}
            options={adTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            {...form.field('type')}
          />
          <SelectField
            label={t('form.location')}
            options={
              known.some(({ value }) => value === location)
                ? known
                : [...known, { value: location, label: location }]
            }
            {...form.field('displayLocation')}
          />
          <TextField
            label={t('form.startDate')}
            type="date"
            isRequired
            {...form.field('startDate')}
          />
          <TextField label={t('form.endDate')} type="date" isRequired {...form.field('endDate')} />
        </Pair>
      )}
      <Pair>
        <TextField
          label={t('form.client')}
          maxLength={100}
          autoComplete="off"
          {...form.field('clientName')}
        />
        {!isBooked && (
          <TextField
            label={t('form.budget')}
            prefix="NT$"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('budget')}
          />
        )}
        <TextField
          label={t('form.link')}
          hint={t('form.linkHint')}
          maxLength={500}
          autoComplete="off"
          {...form.field('linkUrl')}
        />
        <TextField
          label={t('form.button')}
          maxLength={20}
          autoComplete="off"
          {...form.field('buttonText')}
        />
      </Pair>
      <EditorPicture folder="ads" label={t('form.picture')} address={imageUrl} onShow={show}>
        {imageUrl ? (
          <Picture src={imageUrl} alt={t('form.pictureAlt')} />
        ) : (
          <Empty>{t('form.noPicture')}</Empty>
        )}
      </EditorPicture>
      {children}
    </EditorDialog>
  );
}
