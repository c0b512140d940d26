import { object, pipe, transform } from 'zod/mini';
import type { ZodMiniObject, ZodMiniPipe, ZodMiniTransform, ZodMiniType, input } from 'zod/mini';
import { namedRow } from '../data/column-names';

type Shape = Readonly<Record<string, ZodMiniType>>;
type Row<S extends Shape> = ZodMiniPipe<
  ZodMiniTransform<input<ZodMiniObject<S>>, input<ZodMiniObject<S>>>,
  ZodMiniObject<S>
>;

/**
 * One object of an answer of the data API, described by the names that the interface gives to its
 * columns: `z.row({ imageUrl: z.string() })` reads `image_url`. This is the one place where names
 * change; a row within a row is a `z.row` itself. What has these names already is read as well, hence
 * what a device saved can be checked with the schema that it came through.
 */
export function row<S extends Shape>(shape: S): Row<S> {
  return pipe(transform(namedRow), object(shape) as ZodMiniType) as Row<S>;
}
