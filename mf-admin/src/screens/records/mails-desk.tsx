import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Button, useErrorText, type ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useResendMail } from '../../data/log/log.mutations';
import { mailFaultText, mailKindText } from '../../data/log/log-words.rules';
import { useFailedMails } from '../../data/log/log.queries';
import type { LogFilters } from '../../data/log/log.rules';
import type { FailedMail } from '../../data/log/log.schema';
import recordTexts from '../../locales/records.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import { Room } from '../../room/room';
import { RowPanel } from '../../room/row-panel';

/** Mails that were given up, to be sent again. */
export function MailsDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(recordTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { query, readPage } = useFailedMails(list.filters);
  const { mutate, mutateAsync, isPending } = useResendMail();
  const nameOf = ({ recipientName, recipient }: FailedMail) =>
    recipientName ?? recipient ?? t('mails.unknown');
  const resend = (mail: FailedMail) =>
    mutate(mail.id, {
      onSuccess: () => toasts.success(t('mails.resent')),
      onError: (error) => toasts.error(t('mails.resendFailed', { reason: errorText(error) })),
    });
  const again = (mail: FailedMail) =>
    mail.canResend ? (
      <Button
        variant="quiet"
        size="sm"
        isBusy={isPending}
        aria-label={t('mails.resendOf', { to: nameOf(mail) })}
        onClick={() => resend(mail)}
      >
        {t('mails.resend')}
      </Button>
    ) : (
      t('mails.gone')
    );
  return (
    <Room
      list={list}
      query={query}
      naming={{
        label: t('mails.recipient'),
        keyOf: ({ id }) => id,
        title: nameOf,
        note: ({ recipient }) => recipient ?? t('mails.unknown'),
      }}
      columns={[
        {
          id: 'kind',
          label: t('mails.kind'),
          cell: ({ kind }) => mailKindText(kind),
          text: ({ kind }) => mailKindText(kind),
        },
        {
          id: 'error',
          label: t('mails.error'),
          cell: ({ lastError }) => mailFaultText(lastError) ?? '–',
          text: ({ lastError }) => mailFaultText(lastError),
        },
        {
          id: 'failedAt',
          label: t('mails.failedAt'),
          cell: ({ failedAt }) => formatMoment(failedAt),
          text: ({ failedAt }) => formatMoment(failedAt),
        },
        { id: 'actions', label: t('mails.actions'), cell: again },
      ]}
      texts={{
        list: t('tabs.mails'),
        search: t('search'),
        placeholder: t('mails.placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={list.filters.query !== ''}
      empty={{ title: t('mails.empty'), help: t('mails.emptyHelp') }}
      file={{ name: t('tabs.mails'), read: readPage }}
      bulk={[
        {
          id: 'resend',
          label: (count) => t('mails.bulk', { count }),
          title: (count) => t('mails.bulkTitle', { count }),
          body: t('mails.bulkBody'),
          confirmLabel: t('mails.bulkConfirm'),
          run: ({ id }) => mutateAsync(id),
        },
      ]}
      panel={(mail, place) => (
        <RowPanel
          {...place}
          key={mail.id}
          rowKey={mail.id}
          title={nameOf(mail)}
          lead={mailKindText(mail.kind)}
        >
          <Pairs
            lines={[
              [t('mails.recipient'), mail.recipient ?? t('mails.unknown')],
              [t('mails.error'), mailFaultText(mail.lastError)],
              [t('mails.attempts'), String(mail.attempts)],
              [t('mails.failedAt'), formatMoment(mail.failedAt)],
            ]}
          />
          <div>{again(mail)}</div>
          <AuditTrail entity="mails" id={mail.id} />
        </RowPanel>
      )}
    />
  );
}
