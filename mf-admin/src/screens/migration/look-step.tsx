import { groupDigits } from '@spotlight/shared/format';
import { Button, FailureNotice, FileIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { FaultList } from './fault-list';
import { Note, Part, Way } from './part.styles';
import { Progress } from './progress';
import type { Chosen, Look } from './use-migration';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 12px;
    min-width: 0;
  }
  & svg {
    grid-row: span 2;
  }
  & h2 {
    overflow-wrap: anywhere;
  }
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  & dt {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & dd {
    margin: 0;
    font-size: var(--text-28);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='danger'] {
    color: var(--danger-ink);
  }
`;

interface LookStepProps {
  chosen: Chosen;
  look: Look;
  isLooking: boolean;
  failure: unknown;
  onColumns: () => void;
  onAgain: (fixes: ReadonlyMap<number, string>) => void;
  onGoOn: () => void;
  onRun: () => void;
}

/** What the dry run found: how many rows can be imported, which ones cannot and why. */
export function LookStep(props: LookStepProps) {
  const { chosen, look, isLooking, failure, onColumns, onAgain, onGoOn, onRun } = props;
  const t = useTexts(migrationTexts);
  const id = useId();
  const total = chosen.file.rows.length;
  const isWhole = look.done >= total;
  const ready = look.import?.counts.ready ?? 0;
  const repeated = look.import?.counts.repeated ?? 0;
  const skipped = look.faults.size + repeated;
  const counts = [
    { id: 'ready', count: ready },
    { id: 'faulty', count: look.faults.size },
    { id: 'repeated', count: repeated },
  ] as const;
  return (
    <>
      <Part as="section" aria-labelledby={id}>
        <Head>
          <div>
            <FileIcon />
            <h2 id={id}>{chosen.file.name}</h2>
            <Note>
              {t('file', {
                kind: t(`kinds.${chosen.kind}`),
                rows: groupDigits(total),
                encoding: chosen.file.encoding,
                matched: Object.keys(chosen.match).length,
              })}
            </Note>
          </div>
          <Button variant="outline" size="sm" disabled={isLooking} onClick={onColumns}>
            {t('look.editColumns')}
          </Button>
        </Head>
        {!isWhole && (
          <>
            <Progress
              label={t('look.running', { done: groupDigits(look.done), total: groupDigits(total) })}
              done={look.done}
              total={total}
            />
            <Note role="status">
              {t('look.running', { done: groupDigits(look.done), total: groupDigits(total) })}
            </Note>
          </>
        )}
        <Counts>
          {counts.map(({ id: name, count }) => (
            <div key={name}>
              <dt>{t(`look.${name}`)}</dt>
              <dd data-tone={name === 'faulty' && count > 0 ? 'danger' : undefined}>
                {groupDigits(count)}
              </dd>
            </div>
          ))}
        </Counts>
        <FailureNotice title={t('columns.failed')} failure={failure} />
        {failure !== null && !isWhole && (
          <Way>
            <Button onClick={onGoOn}>{t('look.tryAgain')}</Button>
          </Way>
        )}
      </Part>
      {isWhole && (
        <>
          {look.faults.size > 0 ? (
            <FaultList
              key={look.import?.id}
              chosen={chosen}
              faults={look.faults}
              isBusy={isLooking}
              onAgain={onAgain}
            />
          ) : (
            <Note role="status">{t('look.noFaults')}</Note>
          )}
          <Way>
            <Note>{t(ready > 0 ? 'look.later' : 'look.nothing')}</Note>
            {ready > 0 && (
              <Button disabled={isLooking} onClick={onRun}>
                {skipped > 0
                  ? t('look.runSkipping', {
                      count: groupDigits(ready),
                      skipped: groupDigits(skipped),
                    })
                  : t('look.run', { count: groupDigits(ready) })}
              </Button>
            )}
          </Way>
        </>
      )}
    </>
  );
}
