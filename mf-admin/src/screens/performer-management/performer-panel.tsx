import { performerLinks } from '@spotlight/shared/contract/links';
import { formatMoment, groupDigits, performerCategoryLabel } from '@spotlight/shared/format';
import { Button, ButtonLink, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { HandOverButton } from '../../components/hand-over/hand-over-button';
import { socialLinks, type ManagedPerformer } from '../../data/performer/performer.schema';
import formTexts from '../../locales/performer-form.zh-TW.json';
import performerTexts from '../../locales/performers.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Buttons, PartTitle } from '../../room/records.styles';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { ClaimsPart } from './claims-part';
import { PerformerState, placeOf } from './performer-columns';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Bio = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export interface PerformerPanelProps {
  performer: ManagedPerformer;
  place: PanelPlace;
  mayManage: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** One performer's page: what stands on it, who claims it, and what was done to it. */
export function PerformerPanel({ performer, place, mayManage, ...acts }: PerformerPanelProps) {
  const t = useTexts(performerTexts, formTexts);
  const { performerName: name, isDeleted } = performer;
  return (
    <RowPanel
      {...place}
      rowKey={performer.id}
      title={name}
      lead={performerCategoryLabel(performer.performanceType)}
      footer={
        mayManage && (
          <Acts>
            {isDeleted ? (
              <Button size="sm" onClick={acts.onRestore}>
                {t('restore')}
              </Button>
            ) : (
              <>
                <Button variant="plain" size="sm" onClick={acts.onDelete}>
                  {t('delete')}
                </Button>
                <Button size="sm" onClick={acts.onEdit}>
                  {t('edit')}
                </Button>
              </>
            )}
          </Acts>
        )
      }
    >
      {!mayManage && <Notice tone="info">{t('panel.onlyLook')}</Notice>}
      <div>
        <PerformerState performer={performer} t={t} />
      </div>
      <Pairs
        lines={[
          [t('panel.owner'), performer.isOwn ? t('own') : (performer.ownerName ?? t('noOwner'))],
          [t('columns.location'), placeOf(performer)],
          [t('panel.genre'), performer.genre],
          [t('panel.birthday'), performer.birthday],
          [t('columns.popularity'), String(performer.popularity)],
          [t('panel.followers'), groupDigits(performer.followerCount)],
          ...socialLinks.map((link) => [t(`form.${link}`), performer[link]] as const),
          [t('panel.updated'), formatMoment(performer.updatedAt)],
        ]}
      />
      {performer.bio && (
        <section>
          <PartTitle>{t('panel.bio')}</PartTitle>
          <Bio>{performer.bio}</Bio>
        </section>
      )}
      {!isDeleted && (
        <Buttons>
          {performer.status === 'approved' && (
            <ButtonLink
              to={performerLinks.performer(performer.id)}
              target="_blank"
              rel="noopener"
              variant="outline"
              size="sm"
              aria-label={t('previewOf', { name })}
            >
              {t('preview')}
            </ButtonLink>
          )}
          {mayManage && performer.pendingClaims === 0 && (
            <HandOverButton
              page={{ entity: 'performer_profiles', id: performer.id, version: performer.version }}
              name={name}
            />
          )}
        </Buttons>
      )}
      {mayManage && !isDeleted && performer.ownerId === null && (
        <ClaimsPart performer={performer} />
      )}
      <AuditTrail entity="performer_profiles" id={performer.id} />
    </RowPanel>
  );
}
