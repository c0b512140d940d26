import {
  Container,
  Skeleton,
  SkeletonText,
  VisuallyHidden,
  fromDesktop,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';

const Layout = styled(Container)`
  display: grid;
  gap: 24px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: 48px;
    padding-top: 56px;
  }
`;

const Picture = styled.div`
  margin-inline: calc(var(--gutter) * -1);
  & > span {
    aspect-ratio: 16 / 9;
  }
  @media ${fromDesktop} {
    margin-inline: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

/** The place of an event's page, while it is on its way. */
export function EventDetailSkeleton() {
  const { t } = useTranslation('events');
  return (
    <Layout aria-busy="true">
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <Picture>
        <Skeleton height="auto" radius={0} />
      </Picture>
      <Words>
        <Skeleton width={120} height={24} />
        <Skeleton width="80%" height={36} />
        <SkeletonText lines={5} />
      </Words>
    </Layout>
  );
}
