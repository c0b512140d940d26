import { useBackend, useToasts } from '@spotlight/shared/contract';
import {
  Button,
  ConfirmButton,
  Dialog,
  Divider,
  TextField,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { formatMoment } from '@spotlight/shared/format';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Stack } from './form.styles';
import { IcsImport } from './ics-import';
import { IcsSources } from './ics-sources';
import { useCreateFeed, useRevokeFeed } from './own-calendar.mutations';
import type { CalendarSource } from '../booking/own-calendar.schema';
import type { CalendarOf } from './own-calendar.repository';

export interface IcsDialogProps {
  of: CalendarOf;
  /** Calendars elsewhere that are read by their address. */
  sources: readonly CalendarSource[];
  /** Since when the feed has its address; null without one. */
  feedSince: string | null;
  onClose: () => void;
}

/** Other calendars: entries of a file come in, and an address that they subscribe to. */
export function IcsDialog({ of, sources, feedSince, onClose }: IcsDialogProps) {
  const t = useTexts(calendarTexts);
  return (
    <Dialog isOpen title={t('calendar.ics.title')} onClose={onClose}>
      <Stack>
        <IcsSources of={of} sources={sources} />
        <Divider />
        <IcsImport of={of} />
        <Divider />
        <Feed of={of} feedSince={feedSince} />
      </Stack>
    </Dialog>
  );
}

/** The secret address, shown once: of it the server keeps only what recognises it. */
function Feed({ of, feedSince }: Pick<IcsDialogProps, 'of' | 'feedSince'>) {
  const t = useTexts(calendarTexts);
  const { url, key } = useBackend();
  const toasts = useToasts();
  const errorText = useErrorText();
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => {
    const { token } = await create.mutateAsync(of);
    const file = new URL(`${url}/rest/v1/rpc/calendar_file`, location.href);
    file.searchParams.set('p_token', token);
    file.searchParams.set('apikey', key);
    setAddress(file.href);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toasts.success(t('calendar.ics.copied'));
    } catch {
      toasts.error(t('calendar.ics.copyFailed'));
    }
  };
  return (
    <Stack as="section">
      <h3>{t('calendar.ics.export')}</h3>
      <p>{t('calendar.ics.exportLead')}</p>
      {address && (
        <>
          <TextField
            label={t('calendar.ics.address')}
            hint={t('calendar.ics.once')}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{t('calendar.ics.copy')}</Button>
        </>
      )}
      {!address && !feedSince && (
        <Button
          variant="outline"
          isBusy={create.isPending}
          onClick={() => void make().catch((error: unknown) => toasts.error(errorText(error)))}
        >
          {t('calendar.ics.make')}
        </Button>
      )}
      {!address && feedSince && (
        <>
          <p>{t('calendar.ics.since', { moment: formatMoment(feedSince) })}</p>
          <ConfirmButton
            variant="outline"
            question={{
              title: t('calendar.ics.renewTitle'),
              body: t('calendar.ics.renewBody'),
              confirmLabel: t('calendar.ics.renew'),
              onConfirm: async () => {
                await make();
                return t('calendar.ics.renewed');
              },
            }}
          >
            {t('calendar.ics.renew')}
          </ConfirmButton>
        </>
      )}
      {(address ?? feedSince) && (
        <ConfirmButton
          variant="plain"
          question={{
            title: t('calendar.ics.revokeTitle'),
            body: t('calendar.ics.revokeBody'),
            confirmLabel: t('calendar.ics.revoke'),
            onConfirm: async () => {
              await revoke.mutateAsync(of);
              setAddress(null);
              return t('calendar.ics.revoked');
            },
          }}
        >
          {t('calendar.ics.revoke')}
        </ConfirmButton>
      )}
    </Stack>
  );
}
