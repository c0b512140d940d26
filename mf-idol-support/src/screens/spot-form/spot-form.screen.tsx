import {
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
import { useSpot } from '../../data/spot/spot.queries';
import formTexts from '../../locales/spot-form.zh-TW.json';
import { paths } from '../../paths';
import { SpotFormView } from './spot-form';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

/** /support-map/new: adds a spot to the map; `?spot=` changes an own one. */
export function SpotFormScreen() {
  const t = useTexts(formTexts);
  const id = useSearchParams()[0].get('spot');
  return (
    <Column>
      <PageHeading
        title={t(id ? 'spotForm.editTitle' : 'spotForm.title')}
        lead={t('spotForm.lead')}
      />
      {id ? <SavedSpot id={id} /> : <SpotFormView spot={null} />}
    </Column>
  );
}

function SavedSpot({ id }: { id: string }) {
  const t = useTexts(formTexts);
  return (
    <QueryView
      query={useSpot(id)}
      pending={<Skeleton height={520} radius="var(--radius-card)" />}
      errorTitle={t('spotForm.error')}
      isEmpty={(spot) => !spot?.isMine || spot.status === 'closed'}
      empty={
        <NotFoundState
          title={t('spotForm.missing')}
          action={<ButtonLink to={paths.supportMap}>{t('spotForm.toMap')}</ButtonLink>}
        />
      }
    >
      {(spot) => <SpotFormView key={id} spot={spot} />}
    </QueryView>
  );
}
