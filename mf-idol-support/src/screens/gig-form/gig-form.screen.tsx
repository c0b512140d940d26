import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useGig } from '../../data/gig/gig.queries';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { GigForm } from './gig-form';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /gigs/new: looks for performers; `?gig=` goes on with one that is not over yet. */
export function GigFormScreen() {
  const t = useTexts(gigTexts);
  const [params] = useSearchParams();
  const id = params.get('gig');
  const title = t(id ? 'gigForm.editTitle' : 'gigForm.newTitle');
  return (
    <Column>
      <Breadcrumbs items={[{ label: t('gigs.title'), to: paths.gigs }, { label: title }]} />
      <PageHeading title={title} lead={t('gigForm.lead')} />
      {id ? <SavedGig id={id} /> : <GigForm gig={null} />}
    </Column>
  );
}

function SavedGig({ id }: { id: string }) {
  const t = useTexts(gigTexts);
  return (
    <QueryView
      query={useGig(id)}
      pending={<Skeleton height={640} radius="var(--radius-card)" />}
      errorTitle={t('gigs.error')}
      isEmpty={(gig) => !gig?.isMine || (gig.status !== 'draft' && gig.status !== 'open')}
      empty={
        <NotFoundState
          title={t('gigForm.missing')}
          help={t('gigForm.missingHelp')}
          action={<ButtonLink to={paths.gigs}>{t('gig.toAll')}</ButtonLink>}
        />
      }
    >
      {(gig) => gig && <GigForm key={id} gig={gig} />}
    </QueryView>
  );
}
