import { useToasts } from '@spotlight/shared/contract';
import { FileField } from '@spotlight/shared/file-field';
import { serverNow } from '@spotlight/shared/format';
import { Button, Checkbox, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { ClashList } from './clash-list';
import { Stack } from './form.styles';
import { useImportEntries } from './own-calendar.mutations';
import type { CalendarOf, ImportResult } from './own-calendar.repository';
import type { CalendarFile } from './read-calendar-file';

type Read = { file: CalendarFile } | { fault: 'unreadable' | 'failed' } | null;

/** Takes entries of a calendar's file over, and says which clash with what is taken. */
export function IcsImport({ of }: { of: CalendarOf }) {
  const t = useTexts(calendarTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useImportEntries();
  const [read, setRead] = useState<Read>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);
  const file = read && 'file' in read ? read.file : null;

  const open = async (chosen: File) => {
    setResult(null);
    const reader = await import(/* webpackChunkName: "ics-file" */ './read-calendar-file').catch(
      () => null,
    );
    if (!reader) {
      setRead({ fault: 'failed' });
      return;
    }
    try {
      setRead({ file: reader.readCalendarFile(await chosen.text(), serverNow()) });
    } catch {
      setRead({ fault: 'unreadable' });
    }
  };
  const take = async () => {
    if (!file) return;
    try {
      setResult(await mutateAsync({ of, entries: file.entries, isReplacing }));
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  return (
    <Stack as="section">
      <h3>{t('calendar.ics.import')}</h3>
      <p>{t('calendar.ics.importLead')}</p>
      <FileField
        label={t('calendar.ics.file')}
        accept=".ics,text/calendar"
        onChoose={(chosen) => void open(chosen)}
      />
      {read && 'fault' in read && <Notice tone="danger">{t(`calendar.ics.${read.fault}`)}</Notice>}
      {file && !result && (
        <>
          <Notice>
            {t('calendar.ics.found', { count: file.entries.length })}
            {file.unclear > 0 && t('calendar.ics.unclear', { count: file.unclear })}
          </Notice>
          {file.entries.length > 0 && (
            <>
              <Checkbox
                label={t('calendar.ics.replace')}
                hint={t('calendar.ics.replaceHint')}
                checked={isReplacing}
                onChange={({ target }) => setReplacing(target.checked)}
              />
              <Button isBusy={isPending} onClick={() => void take()}>
                {t('calendar.ics.take', { count: file.entries.length })}
              </Button>
            </>
          )}
        </>
      )}
      {result && <Result result={result} />}
    </Stack>
  );
}

function Result({ result }: { result: ImportResult }) {
  const t = useTexts(calendarTexts);
  const { clashes, ...counts } = result;
  return (
    <>
      <Notice tone="success" title={t('calendar.ics.done')}>
        {t('calendar.ics.counts', counts)}
      </Notice>
      {clashes.length > 0 && (
        <Notice tone="warning" title={t('calendar.ics.clashes', { count: clashes.length })}>
          {t('calendar.ics.clashesHelp')}
          <ClashList clashes={clashes} />
        </Notice>
      )}
    </>
  );
}
