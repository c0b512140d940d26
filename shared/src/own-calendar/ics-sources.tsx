import { useToasts } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  Refusal,
  SubmitButton,
  requiredText,
  useForm,
} from '@spotlight/shared/form';
import { formatTimeAgo } from '@spotlight/shared/format';
import { AppError } from '@spotlight/shared/data';
import { Button, ConfirmButton, Notice, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import type { CalendarSource } from '../booking/own-calendar.schema';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { ClashList } from './clash-list';
import { Stack } from './form.styles';
import { useAddSource, useRefreshSource, useRemoveSource } from './own-calendar.mutations';
import type { CalendarOf } from './own-calendar.repository';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & b {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 4px;
`;

export interface IcsSourcesProps {
  of: CalendarOf;
  sources: readonly CalendarSource[];
}

/** Calendars elsewhere that are read each hour, what came of it, and one more. */
export function IcsSources({ of, sources }: IcsSourcesProps) {
  const t = useTexts(calendarTexts);
  return (
    <Stack as="section">
      <h3>{t('calendar.ics.sources')}</h3>
      <p>{t('calendar.ics.sourcesLead')}</p>
      {sources.length > 0 && (
        <List>
          {sources.map((source) => (
            <OneSource key={source.id} source={source} />
          ))}
        </List>
      )}
      <NewSource of={of} />
    </Stack>
  );
}

function OneSource({ source }: { source: CalendarSource }) {
  const t = useTexts(calendarTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const refresh = useRefreshSource();
  const { mutateAsync: remove } = useRemoveSource();
  const { id, host, readAt, fault, entries, unclear, unread, clashes } = source;
  const readNow = async () => {
    try {
      await refresh.mutateAsync(id);
      toasts.success(t('calendar.ics.sourceRefreshed', { host }));
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  return (
    <li>
      <Row>
        <span>
          <b>{host}</b>
          <small>
            {readAt
              ? t('calendar.ics.sourceTaken', { count: entries, moment: formatTimeAgo(readAt) })
              : t('calendar.ics.sourceNever')}
          </small>
        </span>
        <span>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('calendar.ics.sourceRefreshOf', { host })}
            isBusy={refresh.isPending}
            onClick={() => void readNow()}
          >
            {t('calendar.ics.sourceRefresh')}
          </Button>{' '}
          <ConfirmButton
            size="sm"
            variant="plain"
            aria-label={t('calendar.ics.sourceRemoveOf', { host })}
            question={{
              title: t('calendar.ics.sourceRemoveTitle', { host }),
              body: t('calendar.ics.sourceRemoveBody'),
              confirmLabel: t('calendar.ics.sourceRemove'),
              onConfirm: async () => {
                await remove(id);
                return t('calendar.ics.sourceRemoved');
              },
            }}
          >
            {t('calendar.ics.sourceRemove')}
          </ConfirmButton>
        </span>
      </Row>
      {fault && <Notice tone="danger">{t(`calendar.ics.sourceFaults.${fault}`)}</Notice>}
      {unclear > 0 && <p>{t('calendar.ics.sourceUnclear', { count: unclear })}</p>}
      {unread > 0 && <p>{t('calendar.ics.sourceUnread', { count: unread })}</p>}
      {clashes.length > 0 && (
        <Notice tone="warning" title={t('calendar.ics.sourceClashes', { count: clashes.length })}>
          <ClashList clashes={clashes} />
        </Notice>
      )}
    </li>
  );
}

function NewSource({ of }: { of: CalendarOf }) {
  const t = useTexts(calendarTexts);
  const { mutateAsync: add } = useAddSource();
  const { mutateAsync: refresh } = useRefreshSource();
  const form = useForm({
    schema: z.object({ url: requiredText(t('calendar.ics.sourceMissing')) }),
    defaultValues: { url: '' },
    send: async ({ url }) => {
      const { id, host } = await add({ of, url }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'INVALID_INPUT') {
          throw new Refusal({ faults: { url: t('calendar.ics.sourceInvalid') } });
        }
        throw error;
      });
      // It is subscribed to already; when this reading fails, the clock reads it within a minute.
      await refresh(id).catch(() => undefined);
      return t('calendar.ics.sourceAdded', { host });
    },
    beginsAnew: true,
  });
  return (
    <Form form={form}>
      <TextField
        label={t('calendar.ics.sourceUrl')}
        hint={t('calendar.ics.sourceHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        isRequired
        {...form.field('url')}
      />
      <FormFailure form={form} />
      <SubmitButton form={form} variant="outline">
        {t('calendar.ics.sourceAdd')}
      </SubmitButton>
    </Form>
  );
}
