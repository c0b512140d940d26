import { Part } from '@spotlight/shared/own-page';
import { ButtonLink, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { GigApplication, GigDetail } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { ApplicationRow } from './application-row';

const AwardDialog = lazyPart(
  () => import(/* webpackChunkName: "award-gig" */ './award-dialog').then((m) => m.AwardDialog),
  { Failed: OverlayFailure },
);

const Rows = styled.ul`
  display: grid;
  gap: 16px;
  & > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`;

/** What waits for an answer first, then who was taken, then the rest; each in the order in which they came. */
const ranks: Record<GigApplication['status'], number> = {
  shortlisted: 0,
  applied: 1,
  awarded: 2,
  declined: 3,
  withdrawn: 4,
};

/** Everybody who applied, to be shortlisted, taken or turned down. */
export function PosterDesk({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const [awarding, setAwarding] = useState<GigApplication | null>(null);
  const { applications } = gig;
  return (
    <Part as="section">
      <h2>{t('desk.title')}</h2>
      {applications.length === 0 ? (
        <>
          <p>{t('desk.none')}</p>
          <div>
            <ButtonLink to={paths.performerList} variant="outline" size="sm">
              {t('desk.invite')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Rows aria-label={t('desk.title')}>
          {applications
            .toSorted((a, b) => ranks[a.status] - ranks[b.status])
            .map((application) => (
              <li key={application.id}>
                <ApplicationRow
                  application={application}
                  budget={gig.budget}
                  canDecide={gig.isOpen}
                  onAward={() => setAwarding(application)}
                />
              </li>
            ))}
        </Rows>
      )}
      {awarding && <AwardDialog application={awarding} onClose={() => setAwarding(null)} />}
    </Part>
  );
}
