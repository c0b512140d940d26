import { describeNotification } from '@spotlight/shared/notifications';
import { letterAsText } from '@spotlight/shared/notifications/letter';
import { notificationLetter } from '@spotlight/shared/notifications/mail';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ToldAlike } from '../../data/event-change/event-change.queries';
import eventChangeTexts from '../../locales/event-change.zh-TW.json';

const Letter = styled.details`
  margin-top: 4px;
  & > summary {
    width: fit-content;
    min-height: 32px;
    align-content: center;
    color: var(--accent-ink);
    font-size: var(--text-14);
    cursor: pointer;
  }
  & > div {
    margin-top: 8px;
    padding: 16px;
    border-radius: var(--radius-control);
    background: var(--surface-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export interface MailTextProps {
  alike: ToldAlike;
  params?: Record<string, unknown> | undefined;
  who: string;
}

/** What they will read, word by word: the text of the mail, or the line under the bell. */
export function MailText({ alike: { sample, mails }, params, who }: MailTextProps) {
  const t = useTexts(eventChangeTexts);
  const told = { ...sample, params: { ...sample.params, ...params } };
  if (mails === 0) return <p>{describeNotification(told)?.sentence}</p>;
  const letter = notificationLetter(
    { ...told, name: t('eventChange.mail.name') },
    window.location.origin,
  );
  return (
    <Letter>
      <summary>{t('eventChange.mail.open', { who })}</summary>
      <div>
        <strong>{t('eventChange.mail.subject', { subject: letter.subject })}</strong>
        {`\n\n${letterAsText(letter)}`}
      </div>
    </Letter>
  );
}
