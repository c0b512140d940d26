import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { performerCategoryLabel } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { Button, ButtonLink, Notice, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { GigDetail } from '../../data/gig/gig.schema';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { OwnApplication } from './own-application';

const ApplyDialog = lazyPart(
  () => import(/* webpackChunkName: "apply-gig" */ './apply-dialog').then((m) => m.ApplyDialog),
  { Failed: OverlayFailure },
);

/** What a performer does: applies, follows the answer, takes it back. */
export function ApplyPart({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const { isOpen, applications } = gig;
  if (!isOpen && applications.length === 0) return null;
  return (
    <Part as="section">
      <h2>{t(applications.length > 0 ? 'apply.own' : 'apply.title')}</h2>
      {applications.map((application) => (
        <OwnApplication key={application.id} application={application} title={gig.title} />
      ))}
      {isOpen && <ApplyRow gig={gig} />}
    </Part>
  );
}

/** Approved pages of the kind that is looked for, which have not asked yet or may ask again. */
function eligibleOf(pages: readonly OwnPerformer[], { performanceType, applications }: GigDetail) {
  const asked = applications.filter(({ canReapply }) => !canReapply);
  return pages.filter(
    (page) =>
      page.status === 'approved' &&
      (performanceType === null || page.performanceType === performanceType) &&
      asked.every(({ performer }) => performer.id !== page.id),
  );
}

function ApplyRow({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = ApplyDialog.useIsLoading();
  const [isAsking, setIsAsking] = useState(false);
  const { data: pages } = useOwnPerformers();
  const { applications } = gig;
  const eligible = eligibleOf(pages ?? [], gig);
  if (isLoggedIn && pages && eligible.length === 0) {
    return applications.length > 0 ? null : <WhyNot gig={gig} pages={pages} />;
  }
  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('apply.login') }))) return;
    setIsAsking(true);
  };
  return (
    <>
      <p>{t(applications.some(({ canReapply }) => canReapply) ? 'apply.again' : 'apply.lead')}</p>
      <div>
        <Button
          variant={applications.length > 0 ? 'outline' : 'primary'}
          isBusy={isAsking && (isLoading || !pages)}
          onClick={() => void open()}
        >
          {t('apply.open')}
        </Button>
      </div>
      {isAsking && eligible.length > 0 && (
        <ApplyDialog gig={gig} pages={eligible} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

/** Who cannot apply reads why, and what helps. */
function WhyNot({ gig, pages }: { gig: GigDetail; pages: readonly OwnPerformer[] }) {
  const t = useTexts(gigTexts);
  if (pages.some(({ status }) => status === 'approved')) {
    return (
      <Notice>
        {t('apply.otherKind', { kind: performerCategoryLabel(gig.performanceType ?? '') })}
      </Notice>
    );
  }
  return (
    <>
      <Notice>{t(pages.length > 0 ? 'apply.pending' : 'apply.none')}</Notice>
      {pages.length === 0 && (
        <div>
          <ButtonLink to={paths.registerPerformer}>{t('apply.register')}</ButtonLink>
        </div>
      )}
    </>
  );
}
