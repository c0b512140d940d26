import {
  Form,
  FormFailure,
  SubmitButton,
  requiredText,
  useAttempt,
  useForm,
} from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Panel, QueryView, SkeletonText, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useEffect, useEffectEvent, useId } from 'react';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import { AttachmentPicker } from './attachments/attachment-picker';
import { MessageAttachments } from './attachments/message-attachments';
import { useAttachments } from './attachments/use-attachments';
import { useMarkMessagesRead, useSendMessage } from './booking.mutations';
import { useThread } from './booking.queries';
import type { BookingMessage } from './booking.schema';

const Box = styled(Panel)`
  display: grid;
  gap: 16px;
  & > h2 {
    font-size: var(--text-18);
  }
`;

const List = styled.ol`
  display: grid;
  gap: 16px;
  & > li {
    max-width: min(560px, 90%);
  }
  & > li[data-mine] {
    justify-self: end;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
  & p {
    padding: 10px 14px;
    border-radius: var(--radius-card);
    background: var(--surface-2);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > [data-mine] p {
    background: var(--accent-soft);
  }
`;

const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export interface BookingThreadProps {
  bookingId: string;
  /** Who reads the messages. */
  otherName: string;
  /** Messages can be written until thirty days after the end. */
  isClosed: boolean;
  /** Messages of the other party that are new to the reader. */
  unread: number;
}

/** What the two parties of a booking write to each other. */
export function BookingThread({ bookingId, otherName, isClosed, unread }: BookingThreadProps) {
  const t = useTexts(bookingTexts);
  const titleId = useId();
  const query = useThread(bookingId);
  const { mutate } = useMarkMessagesRead();
  const markRead = useEffectEvent(() => mutate(bookingId));
  const isShown = query.data !== undefined;
  useEffect(() => {
    if (isShown && unread > 0) markRead();
  }, [isShown, unread]);
  return (
    <Box as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('bookings.thread.title')}</h2>
      <QueryView
        query={query}
        pending={<SkeletonText lines={3} />}
        errorTitle={t('bookings.thread.error')}
        isEmpty={({ items }) => items.length === 0}
        empty={<Quiet>{t('bookings.thread.empty')}</Quiet>}
      >
        {({ items }) => (
          <List>
            {items.toReversed().map((message) => (
              <Message key={message.id} message={message} otherName={otherName} />
            ))}
          </List>
        )}
      </QueryView>
      {isClosed ? (
        <Quiet>{t('bookings.thread.closed')}</Quiet>
      ) : (
        <WriteMessage bookingId={bookingId} otherName={otherName} />
      )}
    </Box>
  );
}

function Message({ message, otherName }: { message: BookingMessage; otherName: string }) {
  const t = useTexts(bookingTexts);
  const { body, isMine, createdAt, readAt, attachments } = message;
  return (
    <li data-mine={isMine ? '' : undefined}>
      <small>
        {[
          isMine ? t('bookings.thread.me') : otherName,
          formatMoment(createdAt),
          isMine && readAt && t('bookings.thread.read'),
        ]
          .filter(Boolean)
          .join('・')}
      </small>
      {body && <p>{body}</p>}
      {attachments.length > 0 && <MessageAttachments attachments={attachments} />}
    </li>
  );
}

function WriteMessage({ bookingId, otherName }: { bookingId: string; otherName: string }) {
  const t = useTexts(bookingTexts);
  const { mutateAsync } = useSendMessage();
  const attempt = useAttempt();
  const attachments = useAttachments(bookingId);
  // A file needs no words.
  const hasFiles = attachments.files.length > 0;
  const form = useForm({
    schema: z.object({ body: hasFiles ? z.string() : requiredText(t('bookings.thread.missing')) }),
    defaultValues: { body: '' },
    beginsAnew: true,
    send: async ({ body }) => {
      const sent = await attachments.uploadAll();
      await attempt({ id: bookingId, body, attachments: sent }, mutateAsync);
      attachments.clear();
    },
  });
  return (
    <Form form={form}>
      <TextArea
        label={t('bookings.thread.body')}
        placeholder={t('bookings.thread.placeholder', { name: otherName })}
        maxLength={2000}
        {...form.field('body')}
      />
      <AttachmentPicker attachments={attachments} isBusy={form.isBusy} />
      <FormFailure form={form} claim={t('bookings.thread.failed')} />
      <SubmitButton form={form} variant="outline">
        {t('bookings.thread.send')}
      </SubmitButton>
    </Form>
  );
}
