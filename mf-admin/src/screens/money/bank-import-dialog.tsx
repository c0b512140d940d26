import { FileField } from '@spotlight/shared/file-field';
import { ConfirmButton, Dialog, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useConfirmLine, useMatchLines } from '../../data/bank-statement/bank-statement.mutations';
import {
  sureMatch,
  withConfirmed,
  type MatchedLine,
} from '../../data/bank-statement/bank-statement.rules';
import type { PaymentMatch } from '../../data/bank-statement/bank-statement.schema';
import { MOST_LINES, readStatement } from '../../data/bank-statement/statement-file.rules';
import { UnreadableRows, readDelimited } from '../../data/delimited/read-delimited';
import { rowsText } from '../../data/delimited/rows-text';
import bankTexts from '../../locales/bank.zh-TW.json';
import { BankLine } from './bank-line';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
  & > ul {
    width: 100%;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 8px;
`;

/** What stands in the dialog below the file. */
type Read =
  | { fault: string }
  | {
      lines: MatchedLine[];
      skipped: number;
      unread: readonly number[];
      faults: ReadonlyMap<MatchedLine['line'], string>;
    };

/** 匯入銀行明細: what came in beside what waits, to be confirmed one by one, or all that is sure. */
export function BankImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(bankTexts);
  const errorText = useErrorText();
  const match = useMatchLines();
  const confirm = useConfirmLine();
  const [read, setRead] = useState<Read>();

  const open = async (file: File) => {
    setRead(undefined);
    try {
      const { rows } = await readDelimited(await file.arrayBuffer());
      const statement = readStatement(rows);
      if (!statement) return setRead({ fault: t('fault.unreadable') });
      const { lines, skipped, unread } = statement;
      if (lines.length + unread.length === 0) return setRead({ fault: t('fault.none') });
      if (lines.length > MOST_LINES) {
        return setRead({ fault: t('fault.many', { count: MOST_LINES }) });
      }
      const matched = lines.length > 0 ? await match.mutateAsync(lines) : [];
      setRead({ lines: matched, skipped, unread, faults: new Map() });
    } catch (error) {
      setRead({
        fault:
          error instanceof UnreadableRows
            ? t('fault.rows', { rows: rowsText(error.rows) })
            : errorText(error),
      });
    }
  };

  /** Confirms one; what others may be for is known anew at once. */
  const take = async ({ line }: MatchedLine, chosen: PaymentMatch) => {
    await confirm.mutateAsync({ line, match: chosen });
    setRead((now) =>
      now && 'lines' in now ? { ...now, lines: withConfirmed(now.lines, line, chosen) } : now,
    );
  };
  const lines = read && 'lines' in read ? read.lines : [];
  const sure = lines.flatMap((one) => {
    const found = sureMatch(one, lines);
    return found ? [{ one, found }] : [];
  });
  const takeAll = async () => {
    let failed = 0;
    for (const { one, found } of sure) {
      try {
        await take(one, found);
      } catch (error) {
        failed += 1;
        setRead((now) =>
          now && 'lines' in now
            ? { ...now, faults: new Map(now.faults).set(one.line, errorText(error)) }
            : now,
        );
      }
    }
    const count = sure.length - failed;
    return failed > 0 ? t('someDone', { count, failed }) : t('allDone', { count });
  };
  const used = lines.filter(({ usedFor }) => usedFor).length;
  const none = lines.filter(({ usedFor, matches }) => !usedFor && matches.length === 0).length;
  return (
    <Dialog isOpen size="lg" title={t('title')} onClose={onClose}>
      <Stack>
        <p>{t('lead')}</p>
        <FileField
          label={t('file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={(file) => void open(file)}
        />
        {match.isPending && <p role="status">{t('reading')}</p>}
        {read && 'fault' in read && <Notice tone="danger">{read.fault}</Notice>}
        {read && 'lines' in read && (
          <>
            <Notice tone="info">
              <span role="status">
                {t('counts', {
                  count: lines.length,
                  sure: sure.length,
                  unsure: lines.length - sure.length - none - used,
                  none,
                  used,
                })}
              </span>
              {read.skipped > 0 && <> {t('skipped', { count: read.skipped })}</>}
            </Notice>
            {read.unread.length > 0 && (
              <Notice tone="warning" icon={<WarningIcon />}>
                {t('unread', { rows: rowsText(read.unread) })}
              </Notice>
            )}
            {sure.length > 0 && (
              <ConfirmButton
                question={{
                  tone: 'primary',
                  title: t('allTitle', { count: sure.length }),
                  body: t('allBody'),
                  confirmLabel: t('allConfirm'),
                  onConfirm: takeAll,
                }}
              >
                {t('all', { count: sure.length })}
              </ConfirmButton>
            )}
            <Lines aria-label={t('lines')}>
              {lines.map((one) => (
                <BankLine
                  key={`${one.line.text} ${one.line.nth}`}
                  one={one}
                  sure={sure.find((other) => other.one === one)?.found ?? null}
                  fault={read.faults.get(one.line)}
                  onTake={async (chosen) => {
                    await take(one, chosen);
                    return t('confirmed');
                  }}
                />
              ))}
            </Lines>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
