const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of everything the site itself consists of. */
export const siteHeaders: Record<string, string> = {
  ...everywhere,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** Policy of the service worker, which loads no scripts and asks nobody but this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Headers of the services' answers. Uploaded files are among them: should one be opened as a page of
 * its own, it may not run anything in our origin.
 */
export const apiHeaders: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
