/** Whether this is a part of `npm run test:long`, which takes the large numbers; `npm test` takes the small ones. */
export const isLongRun = Boolean(process.env['LONG_RUN']);

/** How many of something a test makes: enough to be believed in `npm test`, and many in `npm run test:long`. */
export const sized = (short: number, long: number): number => (isLongRun ? long : short);
