/** One way of building the same page, as a published directory that nginx can serve. */
export interface Contender {
  name: string;
  siteDir: string;
}
