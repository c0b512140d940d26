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

type Read =
  | { file: CalendarFile }
  | { fault: 'unreadable' | 'failed' }
  | { fault: 'tooMany'; count: number }
  | null;

/** What the services take in one request, with room for what goes around it. */
const MAX_BYTES = 900_000;
const sizeOf = (entries: object) => new Blob([JSON.stringify(entries)]).size;

/** Takes entries of a calendar's file over, and says which lie in bookings. */
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
      const found = reader.readCalendarFile(await chosen.text(), serverNow());
      const count = Math.min(found.entries.length, reader.MAX_ENTRIES);
      const isTooMany = found.entries.length > count || sizeOf(found.entries) > MAX_BYTES;
      setRead(isTooMany ? { fault: 'tooMany', count } : { file: found });
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
      {read && 'fault' in read && (
        <Notice tone="danger">
          {read.fault === 'tooMany'
            ? t('calendar.ics.tooMany', { count: read.count })
            : t(`calendar.ics.${read.fault}`)}
        </Notice>
      )}
      {file && !result && (
        <>
          <Notice>
            {t('calendar.ics.found', { count: file.entries.length })}
            {file.unclear > 0 && t('calendar.ics.unclear', { count: file.unclear })}
            {file.unread > 0 && t('calendar.ics.unread', { count: file.unread })}
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
        {counts.own > 0 && t('calendar.ics.own', { count: counts.own })}
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
