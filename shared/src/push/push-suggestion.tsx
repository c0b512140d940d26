import { BellIcon, Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import pushTexts from '../locales/push.zh-TW.json';
import { usePush } from './push.queries';
import { isSuggestionOver, rememberAnswer } from './suggestion-answer';
import { usePushSwitch } from './use-push-switch';

const Box = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-2);
  line-height: var(--leading-dense);
  & > svg {
    margin-top: 2px;
    color: var(--accent-ink);
  }
`;

const Help = styled.p`
  grid-column: 2;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 8px;
  margin-top: 8px;
`;

export interface PushSuggestionProps {
  /** What the person waits for: that a payment is confirmed, or that a seat becomes free. */
  waitsFor: 'payment' | 'seat';
}

/**
 * Suggests push where somebody has just done what they will want to hear of: our words first, the browser's question
 * only by a press. Nothing where it is on, cannot be, or was answered once on this device.
 */
export function PushSuggestion({ waitsFor }: PushSuggestionProps) {
  const t = useTexts(pushTexts);
  const { data } = usePush();
  const { turn, isPending } = usePushSwitch();
  const [isOver, setIsOver] = useState(isSuggestionOver);
  const end = () => {
    rememberAnswer();
    setIsOver(true);
  };
  if (isOver || data?.state !== 'off') return null;
  const agree = () => {
    rememberAnswer();
    turn(true);
  };
  return (
    <Box aria-label={t('push.suggestion')}>
      <BellIcon />
      <strong>{t(`push.suggest.${waitsFor}`)}</strong>
      <Help>{t('push.suggestHelp')}</Help>
      <Actions>
        <Button size="sm" isBusy={isPending} onClick={agree}>
          {t('push.agree')}
        </Button>
        <Button size="sm" variant="plain" onClick={end}>
          {t('push.decline')}
        </Button>
      </Actions>
    </Box>
  );
}
