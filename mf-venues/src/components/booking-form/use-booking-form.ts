import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { formatHours } from '@spotlight/shared/booking';
import { forgetDraft, readDraft, useAttempt, useForm, useKeptDraft } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect, useState } from 'react';
import { fieldsOf, hoursOf } from '../hours/hours.rules';
import {
  useBookingPreview,
  useRequestBooking,
} from '../../data/venue-booking/venue-booking.queries';
import type { VenueDetail } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { bookingPath, paths } from '../../paths';
import {
  LONGEST_PURPOSE,
  bookingFormSchema,
  bookingFormSteps,
  fieldsOfStep,
  type BookingForm,
  type BookingFormStep,
} from './booking-form.schema';

const isMoment = (moment: string | null): moment is string =>
  moment !== null && !Number.isNaN(Date.parse(moment));

/** What an address can say of a booking. */
const saidInAddress = ['from', 'to', 'minutes', 'people', 'purpose'];

/**
 * What was typed on this device, over what the address says, over what the account knows. Another address than the one
 * that was typed under is newer than that.
 */
function useInitialForm(venue: VenueDetail, draftName: string) {
  const [params] = useSearchParams();
  const { user } = useSession();
  const address = saidInAddress.map((name) => params.get(name) ?? '').join(' ');
  const from = params.get('from');
  const to = params.get('to');
  const people = params.get('people') ?? '';
  const minutes = params.get('minutes') ?? '';
  const purpose = params.get('purpose')?.slice(0, LONGEST_PURPOSE) ?? '';
  const draft = readDraft<BookingForm & { address: string }>(draftName);
  const said = {
    ...(isMoment(from) && isMoment(to) && fieldsOf(from, to)),
    ...(/^\d{2,4}$/.test(minutes) && { length: minutes }),
    ...(/^\d+$/.test(people) && { attendees: people }),
    ...(purpose && { purpose }),
  };
  return {
    day: '',
    start: '',
    length: String(venue.minBookingHours * 60),
    attendees: '',
    purpose: '',
    facilities: [],
    message: '',
    contactName: user?.username ?? '',
    contactPhone: user?.phone ?? '',
    contactEmail: user?.email ?? '',
    hasRead: false,
    ...(draft.address === address ? { ...said, ...draft } : { ...draft, ...said }),
    address,
  };
}

/** A host walks through the own form: nobody is asked, and nothing is taken. */
export interface DemoWalk {
  title: string;
  sendLabel: string;
  /** Said in a toast. */
  sentText: string;
  onSent: (bookingId: string) => void;
}

/** Another venue that is asked for the same hours, and what it costs there. */
export interface OtherVenue {
  id: string;
  name: string;
  total: number;
}

/** The form of a booking: its fields, its draft, its price, and the way to send it. */
export function useBookingForm(venue: VenueDetail, demo?: DemoWalk) {
  const t = useTexts(createTexts);
  const navigate = useNavigate();
  const requestLogin = useRequestLogin();
  const { user } = useSession();
  const toasts = useToasts();
  const { mutateAsync } = useRequestBooking();
  const draftName = `${demo ? 'demo-booking' : 'venue-booking'}.${venue.id}`;
  const defaultValues = useInitialForm(venue, draftName);
  const attempt = useAttempt();
  const [others, setOthers] = useState<readonly OtherVenue[]>([]);

  const schema = bookingFormSchema(t, venue.capacity);
  const form = useForm({
    schema,
    defaultValues,
    mode: 'onTouched',
    // The draft keeps it.
    isDiscardable: true,
    send: async (checked) => {
      const hours = hoursOf(checked);
      if (!hours || !preview.data) return undefined;
      const isSignedIn = await requestLogin({
        title: t('createBooking.confirm.login'),
        summary: {
          id: venue.id,
          title: venue.name,
          detail: t('createBooking.confirm.loginDetail', {
            hours: formatHours(hours.startAt, hours.endAt),
            total: formatPrice(preview.data.total),
          }),
          category: venue.type,
        },
        known: { username: checked.contactName, email: checked.contactEmail },
      });
      if (!isSignedIn) return undefined;
      const wanted = {
        ...checked,
        ...hours,
        venueId: venue.id,
        attendees: Number(checked.attendees),
        facilities: checked.facilities.map((id) => ({ id, quantity: 1 })),
        message: checked.message || null,
        expectedTotal: preview.data.total,
        isDemo: demo !== undefined,
        isJoint: others.length > 0,
      };
      const receipt = await attempt(wanted, mutateAsync);
      if (others.length > 0) {
        const missed: string[] = [];
        const unheard: string[] = [];
        for (const { id, name, total } of others) {
          // One after the other: a venue that cannot be had any more stops none of the rest.
          const asked = { ...wanted, venueId: id, facilities: [], expectedTotal: total };
          await attempt(asked, mutateAsync).catch((thrown: unknown) =>
            (toAppError(thrown).isTransient ? unheard : missed).push(name),
          );
        }
        forgetDraft(draftName);
        void navigate(paths.compareBookings);
        if (unheard.length > 0)
          toasts.info(t('createBooking.others.unheard', { names: unheard.join('、') }));
        return missed.length > 0
          ? t('createBooking.others.someSent', {
              count: others.length + 1 - missed.length - unheard.length,
              names: missed.join('、'),
            })
          : t('createBooking.others.sent', { count: others.length + 1 - unheard.length });
      }
      forgetDraft(draftName);
      if (demo) {
        demo.onSent(receipt.id);
        return demo.sentText;
      }
      void navigate(bookingPath(receipt.id));
      return t(
        receipt.status === 'requested'
          ? 'createBooking.confirm.sent'
          : 'createBooking.confirm.sentInstant',
      );
    },
  });

  const typed = form.watch();
  /** The step that was asked for, or the first one before it that lacks something. */
  const reachable = (asked: BookingFormStep): BookingFormStep => {
    const wrong = new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path[0]));
    const before = bookingFormSteps.slice(0, bookingFormSteps.indexOf(asked));
    return before.find((step) => fieldsOfStep[step].some((field) => wrong.has(field))) ?? asked;
  };
  const hours = hoursOf(typed);
  const people = Number(typed.attendees);
  const request = hours && {
    venueId: venue.id,
    ...hours,
    attendees: Number.isInteger(people) && people >= 1 ? people : 1,
    facilities: typed.facilities.map((id) => ({ id, quantity: 1 })),
  };
  const preview = useBookingPreview(request);

  const { getValues, setValue } = form;
  // What was agreed to as well: signing up in the middle leads away from here and back.
  useKeptDraft(draftName, form);

  // Whoever signs up in the middle need not type again what the account knows by now.
  const [knownId, setKnownId] = useState(user?.id);
  useEffect(() => {
    if (!user || user.id === knownId) return;
    setKnownId(user.id);
    if (!getValues('contactName')) setValue('contactName', user.username);
    if (!getValues('contactEmail')) setValue('contactEmail', user.email);
    if (!getValues('contactPhone') && user.phone) setValue('contactPhone', user.phone);
  }, [user, knownId, getValues, setValue]);

  return {
    form,
    typed,
    reachable,
    hours,
    request,
    preview,
    others,
    setOthers,
    isDemo: demo !== undefined,
  };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
