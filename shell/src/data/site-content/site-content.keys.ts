const all = ['shell', 'site-content'] as const;

/** Texts and pictures that the back office changes. */
export const siteContentKeys = {
  all,
  logo: [...all, 'logo'] as const,
  text: (key: string) => [...all, 'text', key] as const,
};
