import { formatPriceLabel, taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EventCard } from '../../components/event-card/event-card';
import type { EventForm } from '../../data/event-form/event-form.schema';
import eventFormTexts from '../../locales/event-form.zh-TW.json';

export interface EventPreviewProps {
  form: EventForm;
  /** Seeds the picture. */
  id: string;
}

/** The event as the list will show it. Nothing in it can be pressed. */
export function EventPreview({ form, id }: EventPreviewProps) {
  const t = useTexts(eventFormTexts);
  const date = form.date || taipeiDay();
  return (
    <div inert>
      <EventCard
        isRegistered={false}
        when={form.date === '' ? t('eventForm.noDate') : undefined}
        event={{
          id,
          title: form.title.trim() || t('eventForm.untitled'),
          description: form.description,
          date,
          time: form.time || null,
          isTimeUndecided: form.isTimeUndecided,
          startsAt: `${date}T${form.time || '19:00'}:00+08:00`,
          endsAt: null,
          location: form.location || t('eventForm.noLocation'),
          city: form.city || null,
          category: form.category || t('eventForm.field.category'),
          imageUrl: form.imageUrl || null,
          posterLine: form.posterLine.trim() || null,
          price: formatPriceLabel(form.types),
          priceFrom: null,
          sale: 'on_sale',
          saleOpensAt: null,
          attendees: 0,
          phase: 'upcoming',
          badge: null,
          isSoldOut: false,
        }}
      />
    </div>
  );
}
