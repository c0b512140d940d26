import * as z from '@spotlight/shared/vendor/zod';

/** What a file can be of. */
export const importKinds = ['events', 'venues', 'performers'] as const;
export type ImportKind = (typeof importKinds)[number];

const importStates = ['checking', 'running', 'done', 'undoing', 'undone'] as const;

/** One file of rows, and how far it has come. */
export const importSchema = z.row({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  isDemo: z.boolean(),
  status: z.enum(importStates),
  /** Rows of the file. */
  total: z.number(),
  counts: z.row({
    ready: z.number(),
    faulty: z.number(),
    repeated: z.number(),
    made: z.number(),
    failed: z.number(),
    undone: z.number(),
    kept: z.number(),
  }),
  createdByName: z.string(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoUntil: z.nullable(z.string()),
  mayManage: z.boolean(),
});
export type Import = z.infer<typeof importSchema>;

/** Answer of `admin_imports()`. */
export const importsSchema = z.row({
  items: z.array(importSchema),
  demo: z.row({ events: z.number(), venues: z.number(), performers: z.number() }),
  mayImport: z.array(z.enum(importKinds)),
});
export type Imports = z.infer<typeof importsSchema>;

const rowFaultSchema = z.row({
  rowNo: z.number(),
  /** A column; empty where the row as a whole was refused. */
  field: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  /** The nearest that there is. */
  suggestion: z.nullable(z.string()),
});

/** Answer of `admin_add_import_rows()`: how the rows that were sent look. */
export const rowsLookSchema = z.row({
  faults: z.array(rowFaultSchema),
  repeated: z.array(z.number()),
  import: importSchema,
});

/** Answer of `admin_import_rows()`. */
export const importRowsSchema = z.row({
  items: z.array(
    z.row({
      rowNo: z.number(),
      title: z.nullable(z.string()),
      field: z.nullable(z.string()),
      /** Of what was kept: the table in which somebody relies on it. */
      detail: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
});

export const removedDemoSchema = z.row({ removed: z.number(), left: z.number() });
