import { useEffect } from 'react';
import {
  useFieldArray as useLibraryFieldArray,
  type Control,
  type FieldErrors,
  type Resolver,
} from '../vendor/form';

/** Forms whose rows came, went or moved just now, while the library asks what is wrong with them. */
const formsOfMovedRows = new WeakSet<object>();

/**
 * Rows of a form, as the library has them, but for one thing: it checks all rows whenever one comes, goes or moves, and
 * so tells the faults of a new row before anybody could type in it. Here a row that moves tells nothing new.
 */
export const useFieldArray: typeof useLibraryFieldArray = (props) => {
  const { control } = props;
  // The effects of one component run in the order in which they stand: the library checks between these two.
  useEffect(() => {
    if (control) formsOfMovedRows.add(control);
  });
  const rows = useLibraryFieldArray(props);
  useEffect(() => {
    if (control) formsOfMovedRows.delete(control);
  });
  return rows;
};

/**
 * Leaves out what nobody was told before, where it is only asked because rows have moved.
 * @param form whose fields are checked: asked when they are, for the form is made with this resolver
 */
export const tellsNothingNew =
  <Typed extends object, Checked>(
    check: Resolver<Typed, unknown, Checked>,
    form: () => { control: Control<Typed, unknown, Checked>; told: (name: string) => unknown },
  ): Resolver<Typed, unknown, Checked> =>
  async (values, context, options) => {
    const { control, told } = form();
    // Now: after an answer the library is no longer asking.
    const haveRowsMoved = formsOfMovedRows.has(control);
    const result = await check(values, context, options);
    const [name] = options.names ?? [];
    if (!haveRowsMoved || !name) return result;
    const kept = onlyTold(result.errors[name], told(name));
    return { values: {}, errors: (kept ? { [name]: kept } : {}) as FieldErrors<Typed> };
  };

/** The part of faults that stands at the same places among those that were told. */
function onlyTold(faults: unknown, told: unknown): unknown {
  if (!isObject(faults) || !isObject(told)) return undefined;
  if (typeof faults['type'] === 'string') return faults;
  const kept = Object.entries(faults)
    .map(([name, inside]) => [name, onlyTold(inside, told[name])] as const)
    .filter(([, inside]) => inside !== undefined);
  if (kept.length === 0) return undefined;
  return Object.assign(Array.isArray(faults) ? [] : {}, Object.fromEntries(kept));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
