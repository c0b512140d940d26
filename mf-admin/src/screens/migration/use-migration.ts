import { useState } from 'react';
import { useAddImportRows, useStartImport } from '../../data/import/import.mutations';
import {
  columnOfField,
  type ColumnMatch,
  type ImportColumn,
} from '../../data/import/import-columns.rules';
import type { Import, ImportKind } from '../../data/import/import.schema';
import type { ImportFile } from '../../data/import/read-import-file';

/** How many rows are looked at in one call. */
const CHUNK = 250;

/** A row that was refused, with what stands in the file. */
export interface FaultyRow {
  rowNo: number;
  /** Null: the row as a whole. */
  column: ImportColumn | null;
  typed: string;
  /** The nearest that there is, where the server knows. */
  nearest: string | null;
}

/** A file that was chosen, and which of its columns say what. */
export interface Chosen {
  kind: ImportKind;
  isDemo: boolean;
  file: ImportFile;
  match: ColumnMatch;
  /** Of this file with these columns: sent again, it is the same import. */
  key: string;
}

/** What a dry run has found so far. */
export interface Look {
  done: number;
  faults: ReadonlyMap<number, FaultyRow>;
  import: Import | null;
}

const nothingYet: Look = { done: 0, faults: new Map(), import: null };

/** The way of a file up to where it is imported: chosen, its columns matched, its rows looked at. */
export function useMigration() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isLooking, setLooking] = useState(false);
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  const start = useStartImport();
  const add = useAddImportRows();

  const choose = (next: Omit<Chosen, 'key'> | null) => {
    setChosen(next && { ...next, key: crypto.randomUUID() });
    setLook(null);
    setFailure(null);
    setCorrected(new Map());
  };

  /** Sends rows to be looked at, with corrections in place of what is in the file. */
  async function lookAt(file: Chosen, rows: ImportFile['rows'], before: Look, fixes = corrected) {
    const total = file.file.rows.length;
    let now = before;
    setFailure(null);
    setLooking(true);
    setLook(now);
    try {
      const { entryOf } = await import(
        /* webpackChunkName: "import-entry" */ '../../data/import/import-entry.rules'
      );
      const id = (
        before.import ??
        (await start.mutateAsync({
          kind: file.kind,
          fileName: file.file.name,
          total: file.file.rows.length,
          isDemo: file.isDemo,
          key: file.key,
        }))
      ).id;
      const read =
        ({ rowNo, cells }: ImportFile['rows'][number]) =>
        (column: ImportColumn) =>
          fixes.get(`${rowNo} ${column}`) ?? cells[file.match[column] ?? -1] ?? '';
      for (let from = 0; from < rows.length; from += CHUNK) {
        const part = rows.slice(from, from + CHUNK);
        // One after the other: what repeats is what came before.
        // eslint-disable-next-line no-await-in-loop
        const answer = await add.mutateAsync({
          id,
          rows: part.map((row) => ({ rowNo: row.rowNo, entry: entryOf(file.kind, read(row)) })),
        });
        const faults = new Map(now.faults);
        for (const row of part) faults.delete(row.rowNo);
        for (const { rowNo, field, suggestion } of answer.faults) {
          const row = part.find((sent) => sent.rowNo === rowNo);
          const column = columnOfField(file.kind, field);
          faults.set(rowNo, {
            rowNo,
            column,
            typed: row && column ? read(row)(column) : '',
            nearest: suggestion,
          });
        }
        now = {
          done: Math.min(total, now.done + part.length),
          faults,
          import: answer.import,
        };
        setLook(now);
      }
    } catch (thrown) {
      setFailure(thrown);
    }
    setLooking(false);
  }

  return {
    chosen,
    look,
    failure,
    isLooking,
    choose,
    /** Another column of the file says this. */
    match: (column: ImportColumn, place: number | undefined) => {
      if (!chosen) return;
      const { [column]: _before, ...others } = chosen.match;
      choose({ ...chosen, match: place === undefined ? others : { ...others, [column]: place } });
    },
    /** Looks at the whole file, or goes on where the connection was lost. */
    lookAtAll: () => {
      if (!chosen) return;
      const before = look ?? nothingYet;
      void lookAt(chosen, chosen.file.rows.slice(before.done), before);
    },
    /** Looks again at the rows that were corrected. @param fixes by row */
    lookAgain: (fixes: ReadonlyMap<number, string>) => {
      if (!chosen || !look) return;
      const all = new Map(corrected);
      for (const [rowNo, value] of fixes) {
        const column = look.faults.get(rowNo)?.column;
        if (column) all.set(`${rowNo} ${column}`, value.trim());
      }
      setCorrected(all);
      const rows = chosen.file.rows.filter(({ rowNo }) => fixes.has(rowNo));
      void lookAt(chosen, rows, look, all);
    },
    backToColumns: () => {
      if (chosen) choose(chosen);
    },
  };
}
