import { Badge, Button, Dialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import roomBulkTexts from '../locales/room-bulk.zh-TW.json';
import type { BulkOutcome } from './use-bulk';

const List = styled.ul`
  display: grid;
  margin-top: 12px;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding-block: 10px;
  border-top: 1px solid var(--line);
  & > p {
    grid-column: 1 / -1;
    color: var(--danger-ink);
    font-size: var(--text-14);
  }
`;

const tones = { waiting: 'neutral', done: 'success', failed: 'danger' } as const;

export interface BulkResultsProps {
  outcomes: readonly BulkOutcome[];
  isRunning: boolean;
  onClose: () => void;
}

/** What became of each row of a bulk action. */
export function BulkResults({ outcomes, isRunning, onClose }: BulkResultsProps) {
  const t = useTexts(roomBulkTexts);
  const count = (state: BulkOutcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const summary = () => {
    if (isRunning) return t('bulk.running', { done: done + failed, total: outcomes.length });
    return failed ? t('bulk.finished', { done, failed }) : t('bulk.allDone', { done });
  };
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('bulk.title')}
      onClose={close}
      footer={
        <Button isBusy={isRunning} onClick={close}>
          {t('bulk.close')}
        </Button>
      }
    >
      <p role="status">{summary()}</p>
      <List>
        {outcomes.map(({ key, title, state, reason }) => (
          <Line key={key}>
            <span>{title}</span>
            <Badge tone={tones[state]}>
              {state === 'failed' ? t('bulk.failed') : t(`bulk.${state}`)}
            </Badge>
            {reason && <p>{reason}</p>}
          </Line>
        ))}
      </List>
    </Dialog>
  );
}
