/** Where the site answers, unless a command says otherwise: as for prerendering, or as `npm start` serves it here. */
export const siteAddress = (): string =>
  process.env['SITE_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;
