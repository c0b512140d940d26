export type FetchHandler = (request: Request) => Promise<Response>;

/** The services behind the gateway, by the first part of their path. */
const serviceNames = ['rest', 'auth', 'storage'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Which service a path belongs to. Nothing else ever reaches a backend. */
export function serviceOf(pathname: string): ServiceName | null {
  return serviceNames.find((name) => pathname.startsWith(`/${name}/v1/`)) ?? null;
}

export interface Backend {
  services: Record<ServiceName, FetchHandler>;
  /** Whether this account was disabled or deleted by an administrator. */
  isDisabled(userId: string): Promise<boolean>;
  /** Ends all sessions of an account. */
  endSessions(userId: string): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}
