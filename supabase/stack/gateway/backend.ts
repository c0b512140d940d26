export type FetchHandler = (request: Request) => Promise<Response>;

/** The services behind the gateway, by the first part of their path. */
const serviceNames = ['rest', 'auth', 'storage', 'functions'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Addresses that the specification names, and what answers there. */
const otherNames: Record<string, string> = {
  '/api/check-storage-access': '/rest/v1/rpc/check_storage_access',
};

/** Where the specification puts pictures of the site into the storage. They go by the function that looks at files. */
const SITE_PICTURES = /^\/storage\/v1\/object\/(website(?:-banners)?\/.+)$/;

/** The path that a service knows by the one that was asked for. */
export function servedPath(method: string, pathname: string): string {
  const picture = method === 'POST' && SITE_PICTURES.exec(pathname)?.[1];
  return picture ? `/functions/v1/upload/${picture}` : (otherNames[pathname] ?? pathname);
}

/** Which service a path belongs to. Nothing else ever reaches a backend. */
export function serviceOf(pathname: string): ServiceName | null {
  return serviceNames.find((name) => pathname.startsWith(`/${name}/v1/`)) ?? null;
}

export interface Backend {
  services: Record<ServiceName, FetchHandler>;
  /** Whether this account was disabled or deleted by an administrator. */
  isDisabled(userId: string): Promise<boolean>;
  /** Whether the session of this token may do nothing before it has shown the second factor. */
  isFactorNeeded(token: string): Promise<boolean>;
  /** Whether the password of this account was shown just now, or a mail of it opened. */
  hasLoginProof(userId: string): Promise<boolean>;
  /** Ends all sessions of an account. */
  endSessions(userId: string): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}
