import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import type { ImportEntry } from './import-entry.rules';
import {
  importRowsSchema,
  importSchema,
  importsSchema,
  removedDemoSchema,
  rowsLookSchema,
  type ImportKind,
} from './import.schema';

/** The latest imports, how many samples there are, and what the reader may import. */
export const listImports = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'admin_imports', {}, importsSchema, signal);

/** The first rows of an import that are in a state. */
export const listImportRows = (
  backend: Backend,
  { id, status }: { id: string; status: 'failed' | 'kept' },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'admin_import_rows',
    { p_import_id: id, p_status: status, p_page: 1, p_page_size: 50 },
    importRowsSchema,
    signal,
  );

/**
 * Announces a file. The same key again is the same import.
 * @throws AppError `LIMIT_EXCEEDED` beyond twenty thousand rows
 */
export const startImport = (
  backend: Backend,
  input: { kind: ImportKind; fileName: string; total: number; isDemo: boolean; key: string },
) =>
  callFunction(
    backend,
    'admin_start_import',
    {
      p_kind: input.kind,
      p_file_name: input.fileName,
      p_total: input.total,
      p_is_demo: input.isDemo,
      p_client_key: input.key,
    },
    importSchema,
  );

/** Has up to five hundred rows looked at; nothing is made of them yet. Sent again, they are the same. */
export const addImportRows = (
  backend: Backend,
  { id, rows }: { id: string; rows: { rowNo: number; entry: ImportEntry }[] },
) =>
  callFunction(
    backend,
    'admin_add_import_rows',
    { p_import_id: id, p_rows: toColumns(rows) },
    rowsLookSchema,
  );

/** Makes the next rows. */
export const runImport = (backend: Backend, id: string) =>
  callFunction(backend, 'admin_run_import', { p_import_id: id }, importSchema);

/** Takes the next rows back. @throws AppError `INVALID_STATE` after a day */
export const undoImport = (backend: Backend, id: string) =>
  callFunction(backend, 'admin_undo_import', { p_import_id: id }, importSchema);

/** Takes samples away, as many as fit into two seconds. */
export const removeDemo = (backend: Backend, _nothing: void) =>
  callFunction(backend, 'admin_remove_demo', {}, removedDemoSchema);
