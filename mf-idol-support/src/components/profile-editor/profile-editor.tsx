import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import {
  CompletenessPanel,
  FormWithPreview,
  Part,
  StaleNotice,
  hasHours,
  useVersionedForm,
} from '@spotlight/shared/own-page';
import { useUploadPicture } from '@spotlight/shared/picture';
import { ButtonLink, CalendarIcon, EyeIcon, FileIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { missingParts, pageParts } from '../../data/own-performer/completeness.rules';
import { useSavePerformer } from '../../data/own-performer/own-performer.mutations';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import { performerFormOf } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import profileTexts from '../../locales/profile.zh-TW.json';
import { ownCalendarPath } from '../../data/own-performer/own-calendar-path';
import { epkFilePath, epkPath, performerPath } from '../../paths';
import { BasicsFields } from '../performer-form/basics-fields';
import {
  DeferredPerformerCard,
  DeferredPerformerPreview,
} from '../performer-form/deferred-performer-preview';
import { FurtherFields } from '../performer-form/further-fields';
import { PageStateNotice } from '../performer-form/page-state';
import { performerSchema } from '../performer-form/performer-form.schema';
import { PortraitPart } from '../performer-form/portrait-part';
import { WorkFields } from '../performer-form/work-fields';
import { WeekHoursForm } from './week-hours-form';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** A page's state, how complete it is, its fields with their preview, and the hours of the week. */
export function ProfileEditor({ page }: { page: OwnPerformer }) {
  const t = useTexts(profileTexts, formTexts);
  const { refetch } = useOwnPerformers();
  const { mutateAsync } = useSavePerformer();
  const { form, isStale, keepMine, takeTheirs } = useVersionedForm({
    page,
    schema: performerSchema(t),
    formOf: performerFormOf,
    save: (on, entry) => mutateAsync({ on, entry }),
    saidOf: ({ status }) => t(status === 'pending' ? 'profile.savedPending' : 'profile.saved'),
    readNewest: async () =>
      (await refetch({ throwOnError: true })).data?.find(({ id }) => id === page.id),
  });
  const upload = useUploadPicture('performers');
  const setPicture = (address: string) =>
    form.setValue('profileImageUrl', address, { shouldDirty: true });
  return (
    <Column>
      <PageStateNotice page={page} />
      <CompletenessPanel
        parts={pageParts.length}
        control={form.control}
        missingIn={(typed) =>
          missingParts(typed, hasHours(page.availability)).map((part) => t(`profile.parts.${part}`))
        }
      />
      <Links>
        <ButtonLink
          to={performerPath(page.id)}
          size="sm"
          variant="outline"
          icon={<EyeIcon size={18} />}
        >
          {t('profile.view')}
        </ButtonLink>
        <ButtonLink to={epkPath(page.id)} size="sm" variant="outline" icon={<FileIcon size={18} />}>
          {t('profile.epk')}
        </ButtonLink>
        <ButtonLink
          to={epkFilePath(page.id, page.performerName)}
          size="sm"
          variant="outline"
          icon={<FileIcon size={18} />}
        >
          {t('profile.epkFile')}
        </ButtonLink>
        <ButtonLink
          to={ownCalendarPath(page.id)}
          size="sm"
          variant="outline"
          icon={<CalendarIcon size={18} />}
        >
          {t('profile.calendar')}
        </ButtonLink>
      </Links>
      <FormWithPreview
        control={form.control}
        preview={(typed) => <DeferredPerformerPreview id={page.id} form={typed} />}
        card={(typed) => <DeferredPerformerCard id={page.id} form={typed} />}
      >
        <Form form={form} label={t('profile.title')}>
          <PortraitPart
            id={page.id}
            onChoose={async (picture) => setPicture(await upload.mutateAsync(picture))}
            onRemove={() => setPicture('')}
          />
          <BasicsFields />
          <WorkFields />
          <FurtherFields />
          <Part as="section">
            {isStale && <StaleNotice keepMine={keepMine} takeTheirs={takeTheirs} />}
            <FormFailure form={form} />
            <div>
              <SubmitButton form={form}>{t('profile.save')}</SubmitButton>
            </div>
            {page.status === 'approved' && <Hint>{t('profile.reviewed')}</Hint>}
          </Part>
        </Form>
      </FormWithPreview>
      <WeekHoursForm page={page} />
    </Column>
  );
}
