import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';

const Anchor = styled.a`
  position: fixed;
  z-index: 100;
  inset: 8px auto auto 8px;
  padding: 10px 16px;
  border-radius: var(--radius-control);
  background: var(--inverse);
  color: var(--on-inverse);
  font-weight: var(--weight-bold);
  &:not(:focus) {
    translate: 0 -200%;
  }
`;

/** The first stop of the keyboard: jumps over header and menu to the element with `targetId`. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  const t = useTexts(uiTexts);
  return <Anchor href={`#${targetId}`}>{t('skipToContent')}</Anchor>;
}
