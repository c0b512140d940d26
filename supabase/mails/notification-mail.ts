import { formatDateTime } from '@spotlight/shared/format/parts';
import { describeNotification, fillIn, notificationValues } from '@spotlight/shared/notifications';
import { letterAsHtml, letterAsText, type Letter } from './letter';
import texts from './locales/zh-TW.json' with { type: 'json' };
import type { Mail } from './mail-transport';

/** What `private.claim_mail()` hands out. */
export interface QueuedMail {
  id: string;
  to: string;
  /** Null when it goes to an address without an account. */
  name: string | null;
  kind: string;
  params: Record<string, unknown>;
  /** A path of the site. */
  link: string | null;
  is_essential: boolean;
}

/**
 * The texts of a mail about something that happened.
 * @param siteUrl address of the site as people reach it
 * @throws Error for a kind that has no texts
 */
export function writeNotificationMail(queued: QueuedMail, siteUrl: string): Mail {
  const { id, to, name, kind } = queued;
  const described = describeNotification(queued);
  const extra = (texts.kinds as Record<string, { text: string; action: string }>)[kind];
  if (!described || !extra) throw new Error(`there are no texts for mails about ${kind}`);
  const isBill = kind === 'order.received';
  const url = queued.link && linkFor(queued, siteUrl);
  const letter: Letter = {
    // A title of somebody's may have lines; a subject has one.
    subject: described.sentence.replace(/\s+/g, ' '),
    greeting: name ? fillIn(texts.greeting, { name }) : texts.greetingStranger,
    paragraphs: [
      described.sentence,
      ...(isBill ? [] : described.details),
      ...(extra.text ? [extra.text] : []),
    ],
    facts: [...eventFacts(queued), ...(isBill ? billFacts(queued) : [])],
    action: url ? { label: extra.action, url } : undefined,
    footer: footerOf(queued, siteUrl),
  };
  return {
    id,
    to,
    kind,
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    link: url,
    ...(name && !queued.is_essential && { unsubscribeUrl: settingsUrl(siteUrl) }),
  };
}

type Facts = NonNullable<Letter['facts']>;

/** Somebody without an account signs up first, and then goes where the mail wants them. */
const linkFor = ({ name, link }: QueuedMail, siteUrl: string): string =>
  new URL(name ? (link ?? '/') : `/signup?returnTo=${encodeURIComponent(link ?? '/')}`, siteUrl)
    .href;

const settingsUrl = (siteUrl: string): string => new URL('/settings#notifications', siteUrl).href;

function footerOf({ name, is_essential }: QueuedMail, siteUrl: string): Letter['footer'] {
  if (!name) return { text: texts.footer.stranger };
  return {
    text: is_essential ? texts.footer.essential : texts.footer.optional,
    link: { label: texts.settings, url: settingsUrl(siteUrl) },
  };
}

/** Which event, when and where; a mail about exactly that has it in its sentences already. */
function eventFacts({ params }: QueuedMail): Facts {
  const { event_title: title, event_date: date, event_time: time } = params;
  if (typeof title !== 'string' || typeof date !== 'string' || 'date' in params) return [];
  const { event_place: place, event_address: address, tickets } = params;
  return [
    { label: texts.facts.event, value: title },
    {
      label: texts.facts.when,
      value: formatDateTime(date, typeof time === 'string' ? time : null),
    },
    { label: texts.facts.place, value: [place, address].filter(Boolean).join('，') },
    { label: texts.facts.tickets, value: tickets },
  ].flatMap(({ label, value }) => (typeof value === 'string' && value ? [{ label, value }] : []));
}

/** How much goes where until when; a seller without an account says it on the page of the order. */
function billFacts(queued: QueuedMail): Facts {
  const values = notificationValues(queued);
  const bank = values['account_no'] && fillIn(texts.facts.bankValue, values);
  return [
    { label: texts.facts.amount, value: values['amount'] },
    { label: texts.facts.bank, value: bank },
    { label: texts.facts.account_name, value: values['account_name'] },
    { label: texts.facts.deadline, value: values['deadline'] },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
