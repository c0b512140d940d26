/** Whether this is a part of `npm run test:long`, which takes the large numbers; `npm test` takes the small ones. */
export declare const isLongRun: boolean;
/** How many of something a test makes: enough to be believed in `npm test`, and many in `npm run test:long`. */
export declare const sized: (short: number, long: number) => number;
