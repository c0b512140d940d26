import type errors from '../locales/errors.zh-TW.json';

/**
 * Every code has its sentence, so the words are the list: the codes that the server raises on purpose
 * (docs/database.md), and what can go wrong on the way: OFFLINE, TIMEOUT, SERVER, UNEXPECTED_DATA, UNKNOWN.
 */
export type AppErrorCode = keyof typeof errors;

/**
 * The one error type of the interface: classified where it is born, shown by looking its code up in
 * the `errors` namespace. `referenceId` is what a user reads out to support.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  readonly referenceId: string;

  constructor(
    code: AppErrorCode,
    options: { status?: number; message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? 0;
    this.referenceId = createReferenceId(code);
  }

  /** Only what may pass by itself is worth trying again without the user: no answer, or a 5xx. */
  get isTransient(): boolean {
    return this.code === 'OFFLINE' || this.code === 'TIMEOUT' || this.code === 'SERVER';
  }
}

/** A short id such as `SOLD-7F3A-2291`: a hint of the kind, then random. */
export function createReferenceId(kind: string): string {
  const prefix = kind
    .replace(/[^A-Z0-9]/gi, '')
    .slice(0, 4)
    .toUpperCase();
  const random = crypto.getRandomValues(new Uint16Array(2));
  const [a, b] = [...random].map((n) => n.toString(16).padStart(4, '0').toUpperCase());
  return `${prefix}-${a}-${b}`;
}

/** The body of a failed PostgREST answer. */
interface DataApiFault {
  code?: string | undefined;
  message?: string | undefined;
  details?: string | null | undefined;
}

const codesOfSqlState: Readonly<Record<string, AppErrorCode>> = {
  '42501': 'FORBIDDEN',
  '23505': 'INVALID_INPUT',
  '23503': 'INVALID_INPUT',
  '23514': 'INVALID_INPUT',
  '22P02': 'INVALID_INPUT',
  // A character that no text can hold, such as NUL or half of one.
  '22P05': 'INVALID_INPUT',
  '22021': 'INVALID_INPUT',
  PGRST301: 'NOT_SIGNED_IN',
  // No connection was free in time.
  PGRST003: 'CROWDED',
  account_disabled: 'ACCOUNT_DISABLED',
};

/** Classifies a failed answer of the data API. Functions of ours carry their code in `message`. */
export function fromDataApi(fault: DataApiFault, status: number): AppError {
  const options = { status, message: fault.details ?? fault.message ?? '', cause: fault };
  // PT409 and the like: raised by a function of ours, which puts its code into the message.
  if (fault.code?.startsWith('PT')) return new AppError(fault.message as AppErrorCode, options);
  const known = codesOfSqlState[fault.code ?? ''];
  if (known) return new AppError(known, options);
  if (status === 401) return new AppError('NOT_SIGNED_IN', options);
  if (status === 429) return new AppError('RATE_LIMITED', options);
  if (status >= 500) return new AppError('SERVER', options);
  if (status === 0) return fromNetwork(fault);
  return new AppError('UNKNOWN', options);
}

/** Classifies a request that got no answer at all. */
export function fromNetwork(cause: unknown): AppError {
  const isTimeout = /timeout|timed out/i.test(describe(cause));
  return new AppError(isTimeout ? 'TIMEOUT' : 'OFFLINE', { message: describe(cause), cause });
}

/** Makes an AppError of whatever was thrown; leaves one as it is. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError
    ? thrown
    : new AppError('UNKNOWN', { message: describe(thrown), cause: thrown });
}

function describe(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    return String(thrown.message);
  }
  return String(thrown);
}
