import {
  Container,
  Skeleton,
  SkeletonText,
  StageBand,
  VisuallyHidden,
  fromDesktop,
  useMediaQuery,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { Stage, Words } from './hero/wide-hero.styles';

const Poster = styled.div<{ $radius: string }>`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${({ $radius }) => $radius};
`;

const Below = styled(Container)`
  display: grid;
  gap: 16px;
  padding-top: 24px;
`;

/** The place of an event's page, while it is on its way. */
export function EventDetailSkeleton() {
  const { t } = useTranslation('events');
  const isDesktop = useMediaQuery(fromDesktop);
  const poster = (
    <Poster $radius={isDesktop ? 'var(--radius-card)' : '0'}>
      <Skeleton height="100%" radius={0} />
    </Poster>
  );
  const heading = (
    <>
      <Skeleton width={120} height={24} />
      <Skeleton width={280} height={36} />
      <Skeleton width={200} />
    </>
  );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      {isDesktop ? (
        <StageBand lighting="side">
          <Stage>
            <Skeleton width={160} height={24} />
            {poster}
            <Words>{heading}</Words>
          </Stage>
        </StageBand>
      ) : (
        poster
      )}
      <Below>
        {!isDesktop && heading}
        <SkeletonText lines={5} />
      </Below>
    </div>
  );
}
