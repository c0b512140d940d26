import { usePageMeta } from '@spotlight/shared/contract';
import { cutText } from '@spotlight/shared/format';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useGig } from '../../data/gig/gig.queries';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { GigView } from './gig-view';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(860px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /gigs/:id: who is looked for; performers apply here, and its poster answers them. */
export function GigScreen() {
  const t = useTexts(gigTexts);
  const { id = '' } = useParams();
  const query = useGig(id);
  usePageMeta({
    title: query.data?.title,
    description: cutText(query.data?.description ?? '', 120) || undefined,
  });
  return (
    <Column>
      <Breadcrumbs
        items={[
          { label: t('gigs.title'), to: paths.gigs },
          { label: query.data?.title ?? t('gigs.list') },
        ]}
      />
      <QueryView
        query={query}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('gigs.error')}
        isEmpty={(gig) => gig === null}
        empty={
          <NotFoundState
            title={t('gig.missing')}
            help={t('gig.missingHelp')}
            action={<ButtonLink to={paths.gigs}>{t('gig.toAll')}</ButtonLink>}
          />
        }
      >
        {(gig) => gig && <GigView gig={gig} />}
      </QueryView>
    </Column>
  );
}
