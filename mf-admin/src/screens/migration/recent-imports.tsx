import { formatMoment, groupDigits } from '@spotlight/shared/format';
import { Badge, Button, ConfirmButton, useNow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Import } from '../../data/import/import.schema';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { Note, Part } from './part.styles';
import { Progress } from './progress';
import { undoText } from './undo-text';
import { KeptRows } from './kept-rows';
import type { useImportSteps } from './use-import-steps';

const MINUTE = 60_000;

const List = styled.ul`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    gap: 6px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
  & strong {
    font-size: var(--text-14);
  }
`;

interface RecentImportsProps {
  items: readonly Import[];
  steps: ReturnType<typeof useImportSteps>;
}

/** The latest files, how they stand, and until when they can be taken back. */
export function RecentImports({ items, steps }: RecentImportsProps) {
  const t = useTexts(migrationTexts);
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{t('recent.title')}</h2>
      {items.length === 0 ? (
        <Note>{t('recent.empty')}</Note>
      ) : (
        <List>
          {items.map((item) => (
            <RecentImport key={item.id} item={item} steps={steps} />
          ))}
        </List>
      )}
    </Part>
  );
}

function RecentImport({ item, steps }: { item: Import; steps: RecentImportsProps['steps'] }) {
  const t = useTexts(migrationTexts);
  const [isKeptShown, setKeptShown] = useState(false);
  const { counts, status, fileName, undoUntil } = item;
  const now = useNow(status === 'done' ? undoUntil : null, () => undefined);
  const minutes = undoUntil ? Math.floor((Date.parse(undoUntil) - now) / MINUTE) : 0;
  const time =
    minutes >= 60
      ? t('recent.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
      : t('recent.minutes', { minutes });
  const mayUndo = item.mayManage && status === 'done' && minutes > 0 && counts.made > 0;
  return (
    <li>
      <strong>{fileName}</strong>
      <Note>
        {t(`kinds.${item.kind}`)}・
        {t('recent.made', { count: groupDigits(counts.made + counts.undone + counts.kept) })}・
        {t('recent.by', { moment: formatMoment(item.createdAt), name: item.createdByName })}
      </Note>
      {item.isDemo && <Badge tone="info">{t('recent.demo')}</Badge>}
      {(status === 'running' || status === 'undoing') && (
        <>
          <Badge tone="info">{t(`recent.${status}`)}</Badge>
          <Progress
            label={t(status === 'running' ? 'run.label' : 'run.undoLabel', { name: fileName })}
            done={status === 'running' ? counts.made + counts.failed : counts.undone + counts.kept}
            total={
              status === 'running'
                ? counts.made + counts.failed + counts.ready
                : counts.made + counts.undone + counts.kept
            }
          />
        </>
      )}
      {status === 'undone' && (
        <>
          <Badge tone="neutral">{t('recent.undone')}</Badge>
          {counts.kept > 0 &&
            (isKeptShown ? (
              <KeptRows id={item.id} count={counts.kept} />
            ) : (
              <Button variant="quiet" size="sm" onClick={() => setKeptShown(true)}>
                {t('run.keptTitle', { count: groupDigits(counts.kept) })}
              </Button>
            ))}
        </>
      )}
      {status === 'done' && minutes <= 0 && <Badge tone="neutral">{t('recent.over')}</Badge>}
      {mayUndo && (
        <>
          <Note>{t('recent.left', { time })}</Note>
          <ConfirmButton
            variant="outline"
            size="sm"
            aria-label={t('recent.undoOf', { name: fileName })}
            question={{
              title: t('recent.undoTitle'),
              body: t('recent.undoBody', { name: fileName, count: groupDigits(counts.made) }),
              confirmLabel: t('recent.undo'),
              failureTitle: t('recent.undoFailed'),
              onConfirm: async () => undoText(t, await steps.undo(item.id)),
            }}
          >
            {t('recent.undo')}
          </ConfirmButton>
        </>
      )}
    </li>
  );
}
