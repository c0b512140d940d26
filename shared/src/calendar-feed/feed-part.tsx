import { useBackend, useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ConfirmButton, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import feedTexts from '../locales/calendar-feed.zh-TW.json';
import { useCreateFeed, useRevokeFeed } from './calendar-feed.queries';
import type { FeedOf } from './calendar-feed.repository';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

export interface FeedPartProps {
  of: FeedOf;
  /** Since when it has its address; null without one. */
  since: string | null;
  /** What it tells, and what it keeps to itself. */
  lead: string;
}

/** The secret address, shown once: of it the server keeps only what recognises it. */
export function FeedPart({ of, since, lead }: FeedPartProps) {
  const t = useTexts(feedTexts);
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
      toasts.success(t('feed.copied'));
    } catch {
      toasts.error(t('feed.copyFailed'));
    }
  };
  return (
    <Stack>
      <p>{lead}</p>
      {address && (
        <>
          <TextField
            label={t('feed.address')}
            hint={t('feed.once')}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{t('feed.copy')}</Button>
        </>
      )}
      {!address && !since && (
        <Button
          variant="outline"
          isBusy={create.isPending}
          onClick={() => void make().catch((error: unknown) => toasts.error(errorText(error)))}
        >
          {t('feed.make')}
        </Button>
      )}
      {!address && since && (
        <>
          <p>{t('feed.since', { moment: formatMoment(since) })}</p>
          <ConfirmButton
            variant="outline"
            question={{
              title: t('feed.renewTitle'),
              body: t('feed.renewBody'),
              confirmLabel: t('feed.renew'),
              onConfirm: async () => {
                await make();
                return t('feed.renewed');
              },
            }}
          >
            {t('feed.renew')}
          </ConfirmButton>
        </>
      )}
      {(address ?? since) && (
        <ConfirmButton
          variant="plain"
          question={{
            title: t('feed.revokeTitle'),
            body: t('feed.revokeBody'),
            confirmLabel: t('feed.revoke'),
            onConfirm: async () => {
              await revoke.mutateAsync(of);
              setAddress(null);
              return t('feed.revoked');
            },
          }}
        >
          {t('feed.revoke')}
        </ConfirmButton>
      )}
    </Stack>
  );
}
