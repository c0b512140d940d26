import * as z from '@spotlight/shared/vendor/zod';

/** The parts of an owner's own pages that the shell asks for. */
export const ownPerformersSchema = z.array(
  z.row({ id: z.string(), performerName: z.string(), status: z.string() }),
);

export const ownVenuesSchema = z.array(
  z.row({ id: z.string(), name: z.string(), status: z.string() }),
);

/** A page of a performer or a venue that belongs to the signed-in person. */
export interface OwnPage {
  id: string;
  name: string;
  status: string;
}
