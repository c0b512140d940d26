import { Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { UserPage } from '../../data/user/user.schema';
import permissionTexts from '../../locales/permissions.zh-TW.json';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  margin-top: 12px;
  & > li {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & strong {
    display: block;
    color: var(--ink);
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }
`;

/** How many administrators there are, may approve, and may manage users. */
export function AdminCounters({ counts }: { counts: UserPage['admins'] | undefined }) {
  const t = useTexts(permissionTexts);
  const lines = [
    [t('total'), counts?.total],
    [t('approvers'), counts?.canApprovePosts],
    [t('managers'), counts?.canManageUsers],
  ] as const;
  return (
    <Row aria-label={t('counters')}>
      {lines.map(([name, count]) => (
        <li key={name}>
          <strong>{count ?? <Skeleton width={32} height={28} />}</strong>
          {name}
        </li>
      ))}
    </Row>
  );
}
