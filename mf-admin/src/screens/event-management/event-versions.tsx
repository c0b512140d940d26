import { openTimesOf } from '@spotlight/shared/event-form/rules';
import { cityLabel, formatPrice } from '@spotlight/shared/format';
import { hoursText } from '@spotlight/shared/opening-hours';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { BothVersions, type BothVersionsProps } from '../../components/both-versions';
import type { EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';

/** What was typed beside what somebody else saved meanwhile. */
export function EventVersions(versions: Pick<BothVersionsProps<EventForm>, 'mine' | 'theirs'>) {
  const t = useTexts(formTexts);
  return (
    <BothVersions
      {...versions}
      labels={compared(t)}
      say={(name, theOne) => {
        const { types, city, performers } = theOne;
        if (name === 'venue' || name === 'organizer') return theOne[name]?.name ?? '';
        if (name === 'openingHours') {
          return (theOne.openingHours && hoursText(openTimesOf(theOne))) ?? '';
        }
        if (name === 'questions') return theOne.questions.map(({ label }) => label).join('、');
        if (name === 'city') return city && cityLabel(city);
        if (name === 'performers') return performers.map((one) => one.name).join('、');
        return name === 'types' ? types.map(ticketLine).join('、') : undefined;
      }}
    />
  );
}

const ticketLine = ({ name, price, capacity }: EventForm['types'][number]) =>
  [name, formatPrice(Number(price)), capacity].filter(Boolean).join(' ');

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof formTexts>) => ({
  title: t('form.title'),
  category: t('form.category'),
  description: t('form.description'),
  body: t('form.body'),
  imageUrl: t('form.picture'),
  date: t('form.date'),
  time: t('form.time'),
  isTimeUndecided: t('form.isTimeUndecided'),
  endsAt: t('form.endsAt'),
  venue: t('form.venueSearch'),
  city: t('form.city'),
  location: t('form.location'),
  address: t('form.address'),
  types: t('form.tickets'),
  maxAttendees: t('form.maxAttendees'),
  performers: t('form.bill'),
  guests: t('form.guests'),
  organizer: t('form.organizer'),
  openingHours: t('form.openingHours'),
  questions: t('form.questions'),
  answersCloseAt: t('form.answersCloseAt'),
});
