import { Artwork } from '@spotlight/artwork';
import { useFormContext } from '@spotlight/shared/form';
import { cities, performerCategories } from '@spotlight/shared/format';
import { Pair } from '@spotlight/shared/own-page';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EditorPicture } from '../../components/editor-picture';
import type { PerformerForm } from '../../data/performer/performer-form.rules';
import { socialLinks } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performer-form.zh-TW.json';

export const basicsNames = [
  'performerName',
  'bio',
  'performanceType',
  'popularity',
  'genre',
  'city',
  'location',
  'birthday',
  'profileImageUrl',
  'ownerEmail',
] as const;

const asOptions = (entries: readonly { id: string; label: string }[], none: string) => [
  { value: '', label: none },
  ...entries.map(({ id, label }) => ({ value: id, label })),
];

/** 基本資訊: who it is, and how much the platform recommends them. */
export function BasicsFields({ id, asksOwner }: { id: string; asksOwner: boolean }) {
  const t = useTexts(performerTexts);
  const form = useFormContext<PerformerForm>();
  const [category, address] = form.watch(['performanceType', 'profileImageUrl']);
  const show = (to: string) => form.setValue('profileImageUrl', to, { shouldDirty: true });
  return (
    <>
      <TextField
        label={t('form.name')}
        maxLength={100}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('performerName')}
      />
      <TextArea label={t('form.bio')} maxLength={5000} rows={5} isRequired {...form.field('bio')} />
      <Pair>
        <SelectField
          label={t('form.category')}
          isRequired
          options={asOptions(performerCategories, t('form.choose'))}
          {...form.field('performanceType')}
        />
        <TextField
          label={t('form.popularity')}
          hint={t('form.popularityHint')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('popularity')}
        />
        <TextField
          label={t('form.genre')}
          maxLength={100}
          autoComplete="off"
          {...form.field('genre')}
        />
        <TextField
          label={t('form.birthday')}
          hint={t('form.birthdayHint')}
          maxLength={5}
          autoComplete="off"
          {...form.field('birthday')}
        />
        <SelectField
          label={t('form.city')}
          options={asOptions(cities, t('form.choose'))}
          {...form.field('city')}
        />
        <TextField
          label={t('form.location')}
          maxLength={100}
          autoComplete="off"
          {...form.field('location')}
        />
      </Pair>
      {asksOwner && (
        <TextField
          label={t('form.ownerEmail')}
          hint={t('form.ownerHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('ownerEmail')}
        />
      )}
      <EditorPicture folder="performers" label={t('form.picture')} address={address} onShow={show}>
        <Artwork
          kind="performer"
          id={id}
          category={category}
          title={t('form.pictureAlt')}
          imageUrl={address || null}
        />
      </EditorPicture>
    </>
  );
}

/** 社群連結: where else they are found. */
export function SocialFields() {
  const t = useTexts(performerTexts);
  const form = useFormContext<PerformerForm>();
  return socialLinks.map((name) => (
    <TextField
      key={name}
      label={t(`form.${name}`)}
      type="url"
      placeholder="https://"
      autoComplete="off"
      {...form.field(name)}
    />
  ));
}
