import { cutText, inForce, speaking } from '@spotlight/shared/format/parts';
import mails from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };
import { describeNotification } from '@spotlight/shared/notifications';
import { subjectOf } from '@spotlight/shared/notifications/mail';
import { textsFor } from '../mails/languages';
import type { PushTarget } from './push-transport';

/** What `private.claim_push()` hands out. */
export interface QueuedPush extends PushTarget {
  id: string;
  kind: string;
  params: Record<string, unknown>;
  /** A path of the site. */
  link: string | null;
  /** How many more of its kind it stands for. */
  more: number;
  is_essential: boolean;
  locale: string | null;
  /** A later one with the same tag takes the place of this one. */
  tag: string;
}

/**
 * The message as the service worker reads it, in the language of whom it goes to: the sentence that stands under the
 * bell, and nothing beyond it.
 * @throws Error for a kind that has no sentence
 */
export const writePush = (queued: QueuedPush): string =>
  speaking(textsFor(queued.locale), () => {
    const { kind, params, more, link, tag } = queued;
    const described = describeNotification({ kind, params });
    if (!described) throw new Error(`there is no sentence for ${kind}`);
    return JSON.stringify({
      title: inForce(mails).brand,
      body: shorten(subjectOf(described.sentence, more)),
      link: link ?? '/notifications',
      tag,
    });
  });

/** Push services take 4 kB, encrypted; nobody reads as much on a locked screen. */
const shorten = (text: string): string => (text.length > 300 ? `${cutText(text, 299)}…` : text);
