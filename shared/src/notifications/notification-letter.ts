import { formatDateTime } from '../format/date';
import { inForce } from '../format/in-force';
import chinese from '../locales/mails.zh-TW.json' with { type: 'json' };
import {
  describeNotification,
  fillIn,
  notificationValues,
  type NotificationFacts,
} from './describe';
import type { Letter } from './letter';

const texts = () => inForce(chinese);

/** A notification as it is mailed: `private.mail_as_sent()` of the database. */
export interface MailedNotification extends NotificationFacts {
  /** Null when it goes to an address without an account. */
  name: string | null;
  /** A path of the site. */
  link: string | null;
  isEssential: boolean;
  /** What else of this kind is told in the same letter. */
  others?: readonly { params: NotificationFacts['params']; link: string | null }[];
}

/** What a kind adds to its sentence; something else to those who only asked for a seat, or wait for one. */
interface KindTexts {
  text: string;
  action: string;
  registered?: string;
  waiting?: string;
}

/**
 * The letter about something that happened: what is mailed, and what is shown before it is.
 * @param siteUrl address of the site as people reach it
 * @throws Error for a kind that has no texts
 */
export function notificationLetter(mailed: MailedNotification, siteUrl: string): Letter {
  const { name, kind, params, others = [] } = mailed;
  const described = describeNotification(mailed);
  const extra = (texts().kinds as Record<string, KindTexts>)[kind];
  if (!described || !extra) throw new Error(`there are no texts for mails about ${kind}`);
  const isBill = kind === 'order.received';
  const standing = params['standing'];
  const added =
    (standing === 'registered' || standing === 'waiting' ? extra[standing] : null) ?? extra.text;
  return {
    subject: subjectOf(described.sentence, others.length),
    greeting: name ? fillIn(texts().greeting, { name }) : texts().greetingStranger,
    paragraphs: [
      described.sentence,
      ...(isBill ? [] : described.details),
      ...(added ? [added] : []),
    ],
    facts: [...eventFacts(mailed), ...(isBill ? billFacts(mailed) : [])],
    more: others.flatMap((other) => {
      const text = describeNotification({ kind, params: other.params })?.sentence;
      const url = other.link && linkFor({ ...mailed, link: other.link }, siteUrl);
      return text ? [{ text, url: url || null }] : [];
    }),
    action: mailed.link ? { label: extra.action, url: linkFor(mailed, siteUrl) } : undefined,
    footer: footerOf(mailed, siteUrl),
  };
}

/** A title of somebody's may have lines; a subject has one, which says how much else the letter tells. */
export const subjectOf = (sentence: string, others: number): string => {
  const line = sentence.replace(/\s+/g, ' ');
  return others > 0 ? fillIn(texts().andMore, { sentence: line, count: `${others}` }) : line;
};

/** Where notifications are switched on and off. */
export const settingsUrl = (siteUrl: string): string =>
  new URL('/settings#notifications', siteUrl).href;

type Facts = NonNullable<Letter['facts']>;

/** Pages that ask nobody to sign up. */
const openPages = new Set(['/contact']);

/** Somebody without an account signs up first, and then goes where the mail wants them. */
const linkFor = ({ name, link }: MailedNotification, siteUrl: string): string =>
  new URL(
    name || openPages.has(link ?? '')
      ? (link ?? '/')
      : `/signup?returnTo=${encodeURIComponent(link ?? '/')}`,
    siteUrl,
  ).href;

function footerOf({ name, isEssential }: MailedNotification, siteUrl: string): Letter['footer'] {
  if (!name) return { text: texts().footer.stranger };
  return {
    text: isEssential ? texts().footer.essential : texts().footer.optional,
    link: { label: texts().settings, url: settingsUrl(siteUrl) },
  };
}

/** Which event, when and where; a mail about exactly that has it in its sentences already. */
function eventFacts(mailed: MailedNotification): Facts {
  const { params } = mailed;
  const { event_title: title, event_date: date, event_time: time } = params;
  if (typeof title !== 'string' || typeof date !== 'string' || 'date' in params) return [];
  const { event_ends_at: endsAt, event_place: place, event_address: address, tickets } = params;
  return [
    { label: texts().facts.event, value: title },
    {
      label: texts().facts.when,
      // Both days of what goes on for several, whenever the mail is read.
      value: formatDateTime(
        date,
        typeof time === 'string' ? time : null,
        false,
        typeof endsAt === 'string' ? endsAt : null,
        0,
      ),
    },
    { label: texts().facts.hours, value: notificationValues(mailed)['event_hours'] },
    { label: texts().facts.place, value: [place, address].filter(Boolean).join(texts().comma) },
    { label: texts().facts.tickets, value: tickets },
  ].flatMap(({ label, value }) => (typeof value === 'string' && value ? [{ label, value }] : []));
}

/** How much goes where until when; a seller without an account says it on the page of the order. */
function billFacts(mailed: MailedNotification): Facts {
  const values = notificationValues(mailed);
  const bank = values['account_no'] && fillIn(texts().facts.bankValue, values);
  return [
    { label: texts().facts.amount, value: values['amount'] },
    { label: texts().facts.bank, value: bank },
    { label: texts().facts.account_name, value: values['account_name'] },
    { label: texts().facts.deadline, value: values['deadline'] },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
