import { Skeleton, VisuallyHidden } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import notificationsTexts from '../locales/notifications.zh-TW.json';

const Rows = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
`;

/** Rows that are on their way. */
export function RowSkeletons({ count }: { count: number }) {
  const t = useTexts(notificationsTexts);
  return (
    <Rows role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={64} />
      ))}
    </Rows>
  );
}
