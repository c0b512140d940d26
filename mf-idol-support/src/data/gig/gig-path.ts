import { paths } from '../../paths';

/** Address of somebody looking for performers. */
export const gigPath = (id: string) => `${paths.gigs}/${encodeURIComponent(id)}`;

/** Address of the form of an own gig that is not over yet. */
export const editGigPath = (id: string) => `${paths.newGig}?gig=${encodeURIComponent(id)}`;
