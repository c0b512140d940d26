import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button, Panel, useErrorText, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { ReasonDialog } from '@spotlight/shared/form';
import { useAnswerMessage, type InboxMessage } from '../../../data/inbox/inbox.queries';
import eventInboxTexts from '../../../locales/event-inbox.zh-TW.json';
import { Actions, Answer, Body, Head, Meta } from './message.styles';

const LONGEST_ANSWER = 2000;

const tones: Record<InboxMessage['status'], BadgeTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
};

/** What somebody asked, and what there is to do about it. */
export function MessageCard({ message }: { message: InboxMessage }) {
  const t = useTexts(eventInboxTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending } = useAnswerMessage();
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, name, status, answer } = message;

  const close = () =>
    mutate(
      { id, answer: null },
      {
        onSuccess: () => toasts.success(t('eventInbox.closed')),
        onError: (error) => toasts.error(errorText(error)),
      },
    );

  return (
    <Panel as="article" aria-label={name}>
      <Head>
        {name}
        <Badge tone={tones[status]}>{t(`eventInbox.status.${status}`)}</Badge>
        {message.isAttendee && <Badge>{t('eventInbox.attendee')}</Badge>}
      </Head>
      <Meta>
        {t('eventInbox.asked', {
          moment: formatMoment(message.createdAt),
          number: message.number,
        })}
      </Meta>
      <Body>{message.body}</Body>
      {answer !== null && (
        <Answer>
          <Body>{answer}</Body>
          {message.settledAt && (
            <Meta>{t('eventInbox.answeredAt', { moment: formatMoment(message.settledAt) })}</Meta>
          )}
        </Answer>
      )}
      {status === 'open' && (
        <Actions>
          <Button
            size="sm"
            aria-label={t('eventInbox.replyNamed', { name })}
            onClick={() => setIsAnswering(true)}
          >
            {t('eventInbox.reply')}
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={t('eventInbox.closeNamed', { name })}
            isBusy={isPending && !isAnswering}
            onClick={close}
          >
            {t('eventInbox.close')}
          </Button>
        </Actions>
      )}
      {isAnswering && (
        <ReasonDialog
          title={t('eventInbox.replyTitle', { name })}
          lead={message.body}
          label={t('eventInbox.replyLabel')}
          hint={t('eventInbox.replyHint')}
          missing={t('eventInbox.replyMissing')}
          confirmLabel={t('eventInbox.send')}
          maxLength={LONGEST_ANSWER}
          onConfirm={async (words) => {
            await mutateAsync({ id, answer: words });
            return t('eventInbox.sent', { name });
          }}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </Panel>
  );
}
