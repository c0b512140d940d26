import type { lineUpSchema } from '../event/line-up.schema';
import type { questionKinds } from '../question/question-limits.rules';
import type * as z from '@spotlight/shared/vendor/zod';

/** What can be asked. */
export type QuestionKind = (typeof questionKinds)[number];

/** A ticket type as it is typed. */
export interface TypeForm {
  /** Tells types apart before they have an id. */
  key: string;
  id: string | null;
  name: string;
  description: string;
  price: string;
  /** Empty: no limit. */
  capacity: string;
  maxPerOrder: string;
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
  saleStart: string;
  saleEnd: string;
  requiresApproval: boolean;
  transferable: boolean;
  /** Sold or held: price and approval are fixed then. */
  used: number;
}

/** A question to those who register, as it is typed. */
export interface QuestionForm {
  id: string;
  kind: QuestionKind;
  label: string;
  help: string;
  required: boolean;
  /** One a line. */
  options: string;
  /** Empty: all of them. */
  maxChoices: string;
  /** Empty: as many characters as the kind allows. */
  maxLength: string;
}

/** Somebody on stage who has a page. */
export type BilledPerformer = z.infer<typeof lineUpSchema>[number];

/** An event as it is typed. */
export interface EventForm {
  title: string;
  category: string;
  description: string;
  body: string;
  date: string;
  time: string;
  isTimeUndecided: boolean;
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
  endsAt: string;
  city: string;
  district: string;
  location: string;
  address: string;
  transit: string;
  /** Latitude and longitude as they are typed, or empty. */
  point: string;
  /** The page of the venue. */
  venue: { id: string; name: string } | null;
  /** Address of the uploaded picture, or empty. */
  imageUrl: string;
  /** A line for the picture that is drawn when there is none. */
  posterLine: string;
  performers: BilledPerformer[];
  /** Names of those who have no page. */
  guests: string[];
  isPaid: boolean;
  types: TypeForm[];
  refundPolicy: string;
  /** Empty or 0: no limit. */
  maxAttendees: string;
  questions: QuestionForm[];
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty: until the event starts. */
  answersCloseAt: string;
}

/** The steps of the form, in their order. */
export const formSteps = ['basics', 'location', 'tickets', 'refund', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/**
 * What is wrong, by the name of the field: keys of texts. Fields of a type are `types.<key>.<field>`, of a
 * question `questions.<id>.<field>`.
 */
export type Faults = Record<string, string>;
