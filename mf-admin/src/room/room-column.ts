import type { ReactNode } from 'react';

/** One column of a room: a cell of the table, a line of the card, and a field of the spreadsheet. */
export interface RoomColumn<Row> {
  /** Its name in the order of the list, when the list can be sorted by it. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The same without markup, for the spreadsheet; left out there without it. */
  text?: (row: Row) => string | number | null;
  isNumeric?: boolean;
  /** The order after a press on its heading. */
  nextSort?: (current: string) => string;
}

/** What names a row: the text of the button that opens it. */
export interface RowNaming<Row> {
  keyOf: (row: Row) => string;
  title: (row: Row) => string;
  /** A second line, such as who handed it in. */
  note?: (row: Row) => ReactNode;
  picture?: (row: Row) => ReactNode;
  /** Its public page: the name leads there, in a new tab, and the row is opened by its own button. */
  page?: (row: Row) => string;
}
