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
  isPaid: boolean;
  types: TypeForm[];
  refundPolicy: string;
  /** Empty or 0: no limit. */
  maxAttendees: string;
}

/** The steps of the form, in their order. */
export const formSteps = ['basics', 'place', 'tickets', 'refund', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/** What is wrong, by the name of the field: keys of words. Fields of a type are `types.<key>.<field>`. */
export type Faults = Record<string, string>;
