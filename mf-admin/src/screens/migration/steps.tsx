import { CheckIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import migrationTexts from '../../locales/migration.zh-TW.json';

const migrationSteps = ['upload', 'columns', 'look', 'run', 'done'] as const;
export type MigrationStep = (typeof migrationSteps)[number];

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  font-size: var(--text-14);
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-3);
  &[aria-current] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  & > span:first-child {
    display: grid;
    place-items: center;
    width: 2em;
    height: 2em;
    line-height: 1;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    font-variant-numeric: tabular-nums;
  }
  &[data-done] > span:first-child {
    border-color: transparent;
    background: var(--success-soft);
    color: var(--success-ink);
  }
  &[aria-current] > span:first-child {
    border-color: var(--inverse);
    background: var(--inverse);
    color: var(--on-inverse);
  }
`;

/** How far a file has come, in five steps. */
export function Steps({ step }: { step: MigrationStep }) {
  const t = useTexts(migrationTexts);
  const now = migrationSteps.indexOf(step);
  return (
    <List aria-label={t('steps.label')}>
      {migrationSteps.map((name, index) => {
        const isDone = index < now || step === 'done';
        return (
          <Step
            key={name}
            data-done={isDone || undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            <span aria-hidden>{isDone ? <CheckIcon size={16} /> : index + 1}</span>
            <span>
              {t(`steps.${name}`)}
              {isDone && <VisuallyHidden>{`（${t('steps.isDone')}）`}</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </List>
  );
}
