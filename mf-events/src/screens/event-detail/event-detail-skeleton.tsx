import { Container, Skeleton, SkeletonText, StageBand, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventDetailTexts from '../../locales/event-detail.zh-TW.json';
import { Stage, Trail, Summary } from './hero/hero.styles';

const Poster = styled.div`
  aspect-ratio: 16 / 9;
`;

/** The place of an event's page, while it is on its way. */
export function EventDetailSkeleton() {
  const t = useTexts(eventDetailTexts);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <StageBand lighting="side" isOnWideOnly>
        <Stage>
          <Trail>
            <Skeleton width={160} height={24} />
          </Trail>
          <Poster>
            <Skeleton height="100%" radius={0} />
          </Poster>
          <Summary>
            <Skeleton width={120} height={24} />
            <Skeleton width={280} height={36} />
          </Summary>
        </Stage>
      </StageBand>
      <Container>
        <SkeletonText lines={5} />
      </Container>
    </div>
  );
}
