import { Button, RefreshIcon, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';

const Bar = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 16px max(16px, env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 8px 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  font-size: var(--text-14);
  & > svg {
    color: var(--accent-ink);
  }
  & > p {
    flex: 1;
    min-width: 12em;
  }
  @media ${fromTablet} {
    inset-inline: 24px auto;
    max-width: 480px;
  }
`;

export interface NewVersionBannerProps {
  onApply: () => void;
  onLater: () => void;
}

/** Says that a newer version of the site is there, and waits for the visitor to want it. */
export function NewVersionBanner({ onApply, onLater }: NewVersionBannerProps) {
  const t = useTexts(shellTexts);
  return (
    <Bar role="status">
      <RefreshIcon />
      <p>{t('newVersion.text')}</p>
      <Button variant="plain" size="sm" onClick={onLater}>
        {t('newVersion.later')}
      </Button>
      <Button variant="inverse" size="sm" onClick={onApply}>
        {t('newVersion.apply')}
      </Button>
    </Bar>
  );
}
