import { languageOf } from '@spotlight/shared/contract/language';
import type { TranslatedTexts } from '@spotlight/shared/format/parts';
import labels from '@spotlight/shared/locales/labels.zh-TW.json' with { type: 'json' };
import labelsInEnglish from '@spotlight/shared/locales/labels.en.json' with { type: 'json' };
import mails from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };
import mailsInEnglish from '@spotlight/shared/locales/mails.en.json' with { type: 'json' };
import notifications from '@spotlight/shared/locales/notifications.zh-TW.json' with { type: 'json' };
import notificationsInEnglish from '@spotlight/shared/locales/notifications.en.json' with { type: 'json' };
import hours from '@spotlight/shared/locales/opening-hours.zh-TW.json' with { type: 'json' };
import hoursInEnglish from '@spotlight/shared/locales/opening-hours.en.json' with { type: 'json' };
import week from '@spotlight/shared/locales/opening-week.zh-TW.json' with { type: 'json' };
import weekInEnglish from '@spotlight/shared/locales/opening-week.en.json' with { type: 'json' };
import account from '../stack/accounts/locales/zh-TW.json' with { type: 'json' };
import accountInEnglish from '../stack/accounts/locales/en.json' with { type: 'json' };

/** Everything that mails are made of. */
const english: TranslatedTexts = new Map<object, object>([
  [labels, labelsInEnglish],
  [mails, mailsInEnglish],
  [notifications, notificationsInEnglish],
  [hours, hoursInEnglish],
  [week, weekInEnglish],
  [account, accountInEnglish],
]);

/** The texts for somebody who reads `tag`, such as `en-GB`; none where those of the site will do. */
export const textsFor = (tag: string | null | undefined): TranslatedTexts | undefined =>
  languageOf(tag) === 'en' ? english : undefined;
