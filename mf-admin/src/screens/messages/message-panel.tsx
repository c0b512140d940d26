import { useToasts } from '@spotlight/shared/contract';
import { Form, FormFailure, SubmitButton, requiredText, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Button, TextArea, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import {
  useAssignMessage,
  useReopenMessage,
  useSettleMessage,
} from '../../data/message/message.mutations';
import type { Message } from '../../data/message/message.schema';
import messageTexts from '../../locales/messages.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { PartTitle } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface MessagePanelProps {
  message: Message;
  place: PanelPlace;
}

/** One message: who wrote what, the answer that goes out by mail, and who looks after it. */
export function MessagePanel({ message, place }: MessagePanelProps) {
  const t = useTexts(messageTexts);
  const { body, answer, status, reference, settledAt, settledByName } = message;
  return (
    <RowPanel
      {...place}
      rowKey={message.id}
      title={message.ticketNo}
      lead={[message.topic, formatMoment(message.createdAt)].join('・')}
    >
      <section>
        <PartTitle>{t('panel.from', { name: message.name })}</PartTitle>
        <Small>{message.email}</Small>
        {reference && <Small>{t('panel.reference', { reference })}</Small>}
      </section>
      <Words>{body}</Words>
      {answer && (
        <section>
          <PartTitle>{t('panel.answer')}</PartTitle>
          <Words>{answer}</Words>
        </section>
      )}
      {settledAt && (
        <Small>
          {t(`panel.settled.${status === 'answered' ? 'answered' : 'closed'}`, {
            who: settledByName ?? t('nobody'),
            time: formatMoment(settledAt),
          })}
        </Small>
      )}
      {status === 'open' && <AnswerPart message={message} onDone={place.leave} />}
      {status === 'closed' && <ReopenPart message={message} onDone={place.leave} />}
      <AuditTrail entity="contact_messages" id={message.id} />
    </RowPanel>
  );
}

interface PartProps {
  message: Message;
  onDone: () => void;
}

function AnswerPart({ message: { id, isMine, assignedName, email }, onDone }: PartProps) {
  const t = useTexts(messageTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const settle = useSettleMessage();
  const reopen = useReopenMessage();
  const assign = useAssignMessage();
  const form = useForm({
    schema: z.object({ answer: requiredText(t('panel.answerMissing')) }),
    defaultValues: { answer: '' },
    send: async ({ answer }) => {
      await settle.mutateAsync({ id, answer });
      return t('panel.answered');
    },
    onSent: onDone,
  });
  const fail = (error: Error) => toasts.error(errorText(error));
  const putAside = () =>
    settle.mutate(
      { id, answer: null },
      {
        onSuccess: () => {
          toasts.success(t('panel.closed'), {
            action: { label: t('panel.undo'), onClick: () => reopen.mutate(id, { onError: fail }) },
          });
          onDone();
        },
        onError: fail,
      },
    );
  return (
    <section>
      <Small>{t('panel.assigned', { who: assignedName ?? t('nobody') })}</Small>
      <Form form={form}>
        <TextArea
          label={t('panel.write')}
          hint={t('panel.writeHint', { email })}
          maxLength={2000}
          isRequired
          {...form.field('answer')}
        />
        <FormFailure form={form} />
        <Buttons>
          <SubmitButton form={form} size="sm">
            {t('panel.send')}
          </SubmitButton>
          <Button
            variant="outline"
            size="sm"
            isBusy={assign.isPending}
            onClick={() => assign.mutate({ id, isMine: !isMine }, { onError: fail })}
          >
            {t(isMine ? 'panel.release' : 'panel.take')}
          </Button>
          <Button variant="plain" size="sm" onClick={putAside}>
            {t('panel.close')}
          </Button>
        </Buttons>
      </Form>
    </section>
  );
}

function ReopenPart({ message: { id }, onDone }: PartProps) {
  const t = useTexts(messageTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useReopenMessage();
  const reopen = () =>
    mutate(id, {
      onSuccess: () => {
        toasts.success(t('panel.reopened'));
        onDone();
      },
      onError: (error) => toasts.error(errorText(error)),
    });
  return (
    <div>
      <Button variant="outline" size="sm" isBusy={isPending} onClick={reopen}>
        {t('panel.reopen')}
      </Button>
    </div>
  );
}
