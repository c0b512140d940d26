import { groupDigits } from '@spotlight/shared/format';
import {
  Button,
  ButtonLink,
  ConfirmButton,
  FailureNotice,
  Notice,
  QueryView,
  SkeletonText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { useImportRows } from '../../data/import/import.queries';
import { columnOfField } from '../../data/import/import-columns.rules';
import type { Import } from '../../data/import/import.schema';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { paths } from '../../paths';
import { KeptRows, Rows } from './kept-rows';
import { Note, Part, Way } from './part.styles';
import { Progress } from './progress';
import { undoText } from './undo-text';
import type { useImportSteps } from './use-import-steps';

interface RunStepProps {
  /** How it stands now. */
  now: Import;
  steps: ReturnType<typeof useImportSteps>;
  onAnother: () => void;
}

/** An import under way, and what came of it. */
export function RunStep({ now, steps, onAnother }: RunStepProps) {
  const t = useTexts(migrationTexts);
  const id = useId();
  const { counts, status, fileName } = now;
  const all = counts.ready + counts.made + counts.failed + counts.undone + counts.kept;
  const done = status === 'undoing' ? counts.undone + counts.kept : counts.made + counts.failed;
  const isOver = status === 'done' || status === 'undone';
  const isInterrupted = steps.failed?.id === now.id && !isOver;
  const total = status === 'undoing' ? counts.made + counts.undone + counts.kept : all;
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{fileName}</h2>
      {isOver ? (
        <Notice tone="success" title={t(status === 'done' ? 'run.done' : 'run.undone')}>
          {status === 'done'
            ? t('run.doneHelp', { name: fileName, made: groupDigits(counts.made) })
            : t('run.undoneHelp', { name: fileName, undone: groupDigits(counts.undone) })}
        </Notice>
      ) : (
        <>
          <Progress
            label={t(status === 'undoing' ? 'run.undoLabel' : 'run.label', { name: fileName })}
            done={done}
            total={total}
          />
          <Note role="status">
            {t('run.progress', { done: groupDigits(done), total: groupDigits(total) })}
            {'　'}
            {t('run.leave')}
          </Note>
        </>
      )}
      {isInterrupted && (
        <FailureNotice title={t('run.interrupted')} failure={steps.failed?.error} />
      )}
      {counts.failed > 0 && <Unmade id={now.id} kind={now.kind} />}
      {counts.kept > 0 && <KeptRows id={now.id} count={counts.kept} />}
      <Way>
        {isInterrupted && status === 'running' && (
          <Button onClick={() => steps.run(now.id)}>{t('run.retry')}</Button>
        )}
        {status === 'running' && (
          <ConfirmButton
            variant="outline"
            question={{
              title: t('run.stopTitle'),
              body: t('run.stopBody', { count: groupDigits(counts.made) }),
              confirmLabel: t('run.stop'),
              failureTitle: t('recent.undoFailed'),
              onConfirm: async () => {
                const after = await steps.undo(now.id);
                return undoText(t, after);
              },
            }}
          >
            {t('run.stop')}
          </ConfirmButton>
        )}
        {isOver && (
          <>
            <ButtonLink variant="outline" to={paths[now.kind].to()}>
              {t('run.toList', { kind: t(`kinds.${now.kind}`) })}
            </ButtonLink>
            <Button onClick={onAnother}>{t('run.another')}</Button>
          </>
        )}
      </Way>
    </Part>
  );
}

/** Rows that were refused when they were written. */
function Unmade({ id, kind }: Pick<Import, 'id' | 'kind'>) {
  const t = useTexts(migrationTexts);
  const rows = useImportRows(id, 'failed');
  return (
    <QueryView query={rows} pending={<SkeletonText lines={3} />} errorTitle={t('loadFailed')}>
      {({ items, total }) => (
        <Notice tone="warning" title={t('run.listTitle', { count: groupDigits(total) })}>
          <Rows>
            {items.map(({ rowNo, title, field }) => (
              <li key={rowNo}>
                {t('run.row', { row: rowNo })} {title}：
                {t(`faults.${columnOfField(kind, field) ?? 'other'}`)}
              </li>
            ))}
          </Rows>
          {total > items.length && t('run.first', { count: items.length })}
        </Notice>
      )}
    </QueryView>
  );
}
