import { groupDigits } from '@spotlight/shared/format';
import { ConfirmButton, PlusIcon, TrashIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { useRemoveDemo } from '../../data/import/import.mutations';
import type { Imports } from '../../data/import/import.schema';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { Note, Part } from './part.styles';
import { useDemoImport } from './use-demo-import';

/** 示範資料: how much of it there is, a little of it to begin with, and all of it gone in one go. */
export function DemoPart({ demo, mayImport }: Pick<Imports, 'demo' | 'mayImport'>) {
  const t = useTexts(migrationTexts);
  const id = useId();
  const remove = useRemoveDemo();
  const addSamples = useDemoImport((kind) => t('demo.fileName', { kind: t(`kinds.${kind}`) }));
  const count = mayImport.reduce((sum, kind) => sum + demo[kind], 0);

  async function removeAll() {
    let removed = 0;
    let last;
    do {
      // One after the other: each call takes away what fits into two seconds.
      // eslint-disable-next-line no-await-in-loop
      last = await remove.mutateAsync();
      removed += last.removed;
    } while (last.left > 0 && last.removed > 0);
    return last.left > 0
      ? t('demo.leftOver', { count: groupDigits(removed), left: groupDigits(last.left) })
      : t('demo.removed', { count: groupDigits(removed) });
  }
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{t('demo.title')}</h2>
      {count === 0 ? (
        <>
          <Note>{t('demo.none')}</Note>
          {mayImport.length > 0 && (
            <ConfirmButton
              variant="outline"
              icon={<PlusIcon size={18} />}
              question={{
                title: t('demo.addTitle'),
                body: t('demo.addBody'),
                confirmLabel: t('demo.add'),
                tone: 'primary',
                failureTitle: t('demo.addFailed'),
                onConfirm: async () =>
                  t('demo.added', { count: groupDigits(await addSamples(mayImport)) }),
              }}
            >
              {t('demo.add')}
            </ConfirmButton>
          )}
        </>
      ) : (
        <>
          <Note>{t('demo.count', { count: groupDigits(count) })}</Note>
          <ConfirmButton
            variant="outline"
            icon={<TrashIcon size={18} />}
            question={{
              title: t('demo.removeTitle'),
              body: t('demo.removeBody', { count: groupDigits(count) }),
              confirmLabel: t('demo.removeConfirm'),
              failureTitle: t('demo.removeFailed'),
              onConfirm: removeAll,
            }}
          >
            {t('demo.remove')}
          </ConfirmButton>
        </>
      )}
    </Part>
  );
}
