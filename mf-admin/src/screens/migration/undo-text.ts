import { groupDigits } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import type { Import } from '../../data/import/import.schema';
import type migrationTexts from '../../locales/migration.zh-TW.json';

/** What is said after the first step of taking an import back. */
export function undoText(t: Translate<typeof migrationTexts>, now: Import): string {
  if (now.status !== 'undone') return t('recent.stopped');
  return t(now.counts.kept > 0 ? 'recent.undoKept' : 'recent.undoDone', {
    count: groupDigits(now.counts.undone),
    kept: groupDigits(now.counts.kept),
  });
}
