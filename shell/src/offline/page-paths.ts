/** First parts of paths that are files or services. A new service is named here and in its own place. */
export const notPages = [
  'remotes',
  'shell',
  'registry',
  'rest',
  'auth',
  'storage',
  'functions',
  'realtime',
  'api',
  'prerendered',
  'cards',
  'kits',
] as const;

const notPagePath = new RegExp(`^/(${notPages.join('|')})(/|$)`);

/** Whether a path belongs to a page, and not to a file or a service: these fail as what they are. */
export const isPagePath = (pathname: string): boolean => !notPagePath.test(pathname);
