import { Container, Skeleton, VisuallyHidden } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { shellTexts } from '../texts';

/** Stands in for a page whose code or session is still on its way. */
export function PageSkeleton() {
  const t = useTexts(notificationsTexts, shellTexts);
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Space aria-hidden="true">
        <Skeleton width="240px" height="36px" />
        <Skeleton width="min(100%, 520px)" height="20px" />
        <Skeleton height="320px" radius="var(--radius-card)" />
      </Space>
    </Container>
  );
}

const Space = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-10) var(--space-16);
`;
