import * as z from '@spotlight/shared/vendor/zod';

/** What may be left empty. */
export const optional = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
);

/** The same, right when it is there. */
export const optionalText = (isRight: (typed: string) => boolean, fault: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || isRight(typed), fault),
    ),
    z.transform((typed) => typed || null),
  );

/** @param hosts where it leads to, subdomains included; anywhere when there are none */
export const isHttps =
  (...hosts: string[]) =>
  (typed: string): boolean => {
    if (!URL.canParse(typed)) return false;
    const { protocol, hostname } = new URL(typed);
    const leads = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return protocol === 'https:' && (hosts.length === 0 || leads);
  };
