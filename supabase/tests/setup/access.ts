import type { Argument } from './callers';
import type { Sql } from './test-database';

/** Everybody who calls. `signedOut` has no token, `disabled` a valid one. */
export const callers = [
  'signedOut',
  'owner',
  /** Another person of the owner's kind. */
  'other',
  /** Whom the owner deals with: organizer, seller, venue or performer. */
  'otherParty',
  /** Administrators: one who only looks, one with every can_manage_ flag, one who decides, one with all. */
  'viewer',
  'editor',
  'approver',
  'superadmin',
  'disabled',
] as const;
export type Caller = (typeof callers)[number];

export type People = Record<Exclude<Caller, 'signedOut'>, string> & { signedOut: null };

/** Ids of what `arrange` made for one person, under the names that `args` uses. */
export type Subjects = Record<string, string>;

/** Reading: no right to ask at all, nothing to see, or the row. */
export type Sight = 'denied' | 'nothing' | 'row';

export interface TableAccess {
  /** Finds a person's own row, or the one public row. `$1` is the person. */
  row: string;
  /** A column that every reader may select. */
  column: string;
  read: Record<Caller, Sight>;
  /** A change that no API caller may make, for the guard behind the grants. */
  tamper: string;
  /** Columns that the owner may change directly; everything else is denied to everybody. */
  ownerMayUpdate?: string[];
}

interface FunctionAccess {
  /** Arguments that name the owner's thing; a call without them has none. */
  args?: (ids: Subjects) => Record<string, Argument>;
  /** What each caller gets: an error code, or `answers`. The call is rolled back. */
  calls: Record<Caller, string>;
}

/** One topic of the schema with all that it adds: what is not named in an area fails the tests. */
export interface Area {
  tables: Record<string, TableAccess>;
  functions: Record<string, FunctionAccess>;
  /** Functions of schema `private` that policies, checks or generated columns of the caller need. */
  callableHelpers?: string[];
  /** Gives a person one row of everything that can be theirs, none of it public. */
  arrange?: (sql: Sql, people: People, person: string) => Promise<Subjects>;
}

/** The same for everybody, with exceptions by name. */
export const everyone = <Outcome>(
  outcome: Outcome,
  exceptions: Partial<Record<Caller, Outcome>> = {},
): Record<Caller, Outcome> =>
  ({
    ...Object.fromEntries(callers.map((caller) => [caller, outcome])),
    ...exceptions,
  }) as Record<Caller, Outcome>;

const sees = (exceptions: Partial<Record<Caller, Sight>>): Record<Caller, Sight> =>
  everyone<Sight>('nothing', { signedOut: 'denied', ...exceptions });

/** Who sees a row, for the usual kinds of tables. */
export const read = {
  sees,
  nobody: everyone<Sight>('denied'),
  everybody: everyone<Sight>('row'),
  onlyOwner: sees({ owner: 'row' }),
  onlySuperadmin: sees({ superadmin: 'row' }),
  /** Not public yet: the owner and the administrators of its kind. */
  draft: sees({ signedOut: 'nothing', owner: 'row', editor: 'row', superadmin: 'row' }),
};

/** What a function answers to each caller, for the usual kinds. */
export const calls = {
  /** Open to everybody. */
  everybody: everyone('answers'),
  /** Needs an account; then this outcome, but for the named callers. */
  members: (outcome: string, exceptions: Partial<Record<Caller, string>> = {}) =>
    everyone(outcome, {
      signedOut: 'NOT_SIGNED_IN',
      disabled: 'ACCOUNT_DISABLED',
      ...exceptions,
    }),
  /** Refused, but for the named callers. */
  only: (exceptions: Partial<Record<Caller, string>>) =>
    everyone('FORBIDDEN', {
      signedOut: 'NOT_SIGNED_IN',
      disabled: 'ACCOUNT_DISABLED',
      ...exceptions,
    }),
};
