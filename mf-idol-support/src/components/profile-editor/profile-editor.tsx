import { useToasts } from '@spotlight/shared/contract';
import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import { useUploadPicture } from '@spotlight/shared/picture';
import { ButtonLink, EyeIcon, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { missingParts } from '../../data/own-performer/completeness.rules';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import { hasHours } from '../../data/own-performer/week-hours.rules';
import profileTexts from '../../locales/profile.zh-TW.json';
import { epkPath, performerPath } from '../../paths';
import { BasicsFields } from '../performer-form/basics-fields';
import { Part } from '../performer-form/form-parts.styles';
import { FormWithPreview } from '../performer-form/form-with-preview';
import { FurtherFields } from '../performer-form/further-fields';
import { PageStateNotice } from '../performer-form/page-state';
import { PortraitPart } from '../performer-form/portrait-part';
import { WorkFields } from '../performer-form/work-fields';
import { CompletenessPanel } from './completeness-panel';
import { StaleNotice } from './stale-notice';
import { useProfileForm } from './use-profile-form';
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
  const t = useTexts(profileTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { form, isStale, keepMine, takeTheirs } = useProfileForm(page);
  const upload = useUploadPicture('performers');
  const typed = form.watch();
  const tell = (error: unknown) => toasts.error(errorText(error));
  const setPicture = (address: string) =>
    form.setValue('profileImageUrl', address, { shouldDirty: true });
  return (
    <Column>
      <PageStateNotice page={page} />
      <CompletenessPanel missing={missingParts(typed, hasHours(page.availability))} />
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
      </Links>
      <FormWithPreview id={page.id} typed={() => form.getValues()}>
        <Form form={form}>
          <PortraitPart
            id={page.id}
            name={typed.performerName}
            category={typed.performanceType}
            imageUrl={typed.profileImageUrl}
            onChoose={async (picture) => setPicture(await upload.mutateAsync(picture))}
            onRemove={() => setPicture('')}
          />
          <BasicsFields />
          <WorkFields />
          <FurtherFields />
          <Part as="section">
            {isStale && (
              <StaleNotice
                onKeepMine={() => void keepMine().catch(tell)}
                onTakeTheirs={() => void takeTheirs().catch(tell)}
              />
            )}
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
