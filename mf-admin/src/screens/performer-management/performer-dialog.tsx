import { Refusal, useForm, type FormState } from '@spotlight/shared/form';
import { cityLabel, performerCategories } from '@spotlight/shared/format';
import { StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { BothVersions } from '../../components/both-versions';
import { EditorDialog } from '../../components/editor-dialog';
import { FormTabs } from '../../components/form-tabs';
import { refusedField } from '../../components/refused-field';
import {
  emptyPerformerForm,
  performerFormOf,
  type PerformerForm,
} from '../../data/performer/performer-form.rules';
import { useSavePerformer } from '../../data/performer/performer.mutations';
import { useNewestPerformer } from '../../data/performer/performer.queries';
import { socialLinks, type ManagedPerformer } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performer-form.zh-TW.json';
import { BasicsFields, SocialFields, basicsNames } from './performer-fields';
import { performerSchema } from './performer-form.schema';

export interface PerformerDialogProps {
  /** The page that is edited; null: a new one. */
  performer: ManagedPerformer | null;
  onClose: () => void;
}

/** 新增表演者 and 編輯表演者: one form behind two tabs. */
export function PerformerDialog({ performer, onClose }: PerformerDialogProps) {
  return performer ? (
    <EditPerformer performer={performer} onClose={onClose} />
  ) : (
    <NewPerformer onClose={onClose} />
  );
}

function NewPerformer({ onClose }: { onClose: () => void }) {
  const t = useTexts(performerTexts);
  const save = useSavePerformer();
  const form = useForm({
    schema: performerSchema(t),
    defaultValues: emptyPerformerForm(),
    mode: 'onTouched',
    send: async ({ entry, ownerEmail }) => {
      await save.mutateAsync({ on: null, entry, ownerEmail }).catch((thrown: unknown) => {
        const isUnknown = refusedField(thrown) === 'owner_email';
        throw isUnknown ? new Refusal({ faults: { ownerEmail: t('form.ownerUnknown') } }) : thrown;
      });
      return t('form.created');
    },
    onSent: onClose,
  });
  return <PerformerFields form={form} id="new" isNew />;
}

function EditPerformer({
  performer,
  onClose,
}: {
  performer: ManagedPerformer;
  onClose: () => void;
}) {
  const t = useTexts(performerTexts);
  const { mutateAsync } = useSavePerformer();
  const readNewest = useNewestPerformer();
  const { form, isStale, theirs, ...ways } = useVersionedForm({
    page: performer,
    schema: performerSchema(t),
    formOf: performerFormOf,
    save: async (on, { entry }) => ({
      ...performer,
      ...(await mutateAsync({ on, entry, ownerEmail: '' })),
    }),
    saidOf: () => t('form.updated'),
    readNewest: () => readNewest(performer.id),
    onSent: onClose,
  });
  return (
    <PerformerFields form={form} id={performer.id} isNew={false}>
      {isStale && (
        <StaleNotice {...ways}>
          <BothVersions
            mine={form.getValues()}
            theirs={theirs}
            labels={compared(t)}
            say={(name, { city, performanceType }) => {
              if (name === 'city') return city && cityLabel(city);
              return name === 'performanceType'
                ? performerCategories.find(({ id }) => id === performanceType)?.label
                : undefined;
            }}
          />
        </StaleNotice>
      )}
    </PerformerFields>
  );
}

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof performerTexts>) => ({
  performerName: t('form.name'),
  bio: t('form.bio'),
  performanceType: t('form.category'),
  popularity: t('form.popularity'),
  genre: t('form.genre'),
  city: t('form.city'),
  location: t('form.location'),
  birthday: t('form.birthday'),
  profileImageUrl: t('form.picture'),
  instagramUrl: t('form.instagramUrl'),
  facebookUrl: t('form.facebookUrl'),
  youtubeUrl: t('form.youtubeUrl'),
  spotifyUrl: t('form.spotifyUrl'),
  websiteUrl: t('form.websiteUrl'),
});

interface PerformerFieldsProps {
  form: FormState<PerformerForm>;
  /** Seeds the drawn picture. */
  id: string;
  isNew: boolean;
  children?: ReactNode;
}

function PerformerFields({ form, id, isNew, children }: PerformerFieldsProps) {
  const t = useTexts(performerTexts);
  return (
    <EditorDialog form={form} t={t} isNew={isNew}>
      <FormTabs
        label={t('form.tabs')}
        form={form}
        tabs={[
          {
            id: 'basics',
            label: t('form.basics'),
            names: basicsNames,
            fields: <BasicsFields id={id} asksOwner={isNew} />,
          },
          { id: 'social', label: t('form.social'), names: socialLinks, fields: <SocialFields /> },
        ]}
      />
      {children}
    </EditorDialog>
  );
}
