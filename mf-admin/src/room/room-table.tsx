import { sortDirection } from '@spotlight/shared/format';
import { Checkbox, DESK_HEIGHT, Table, Td, Th, Tr, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import roomTexts from '../locales/room.zh-TW.json';
import type { RoomColumn, RowNaming } from './room-column';
import { RowName, RowOpener } from './row-opener';
import type { Selection } from './use-selection';

export interface RoomRowsProps<Row> {
  label: string;
  /** Heading of the column that names the rows, and its place in the order when it has one. */
  naming: RowNaming<Row> & { label: string; id?: string; nextSort?: (current: string) => string };
  rows: readonly Row[];
  columns: readonly RoomColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  /** Absent where nothing can be done with several rows at once. */
  selection?: Selection<Row> | undefined;
  open: string;
  onOpen: (key: string) => void;
}

/** A room's rows as a table: tick, name, columns; headings with an order sort. */
export function RoomTable<Row>(props: RoomRowsProps<Row>) {
  const { label, naming, rows, columns, sort, onSort, selection, open, onOpen } = props;
  const t = useTexts(roomTexts);
  const sorting = (id: string, nextSort?: (current: string) => string) =>
    nextSort && { sort: sortDirection(sort, id), onSort: () => onSort(nextSort(sort)) };
  return (
    <Table label={t('rows', { list: label })} maxHeight={DESK_HEIGHT}>
      <thead>
        <tr>
          {selection && (
            <Th>
              <Checkbox
                label={t('selectAll')}
                isLabelHidden
                checked={rows.length > 0 && selection.rows.length === rows.length}
                onChange={selection.toggleAll}
              />
            </Th>
          )}
          <Th {...sorting(naming.id ?? '', naming.nextSort)}>{naming.label}</Th>
          {columns.map(({ id, label: heading, isNumeric, nextSort }) => (
            <Th key={id} isNumeric={isNumeric ?? false} {...sorting(id, nextSort)}>
              {heading}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = naming.keyOf(row);
          return (
            <Tr key={key} isSelected={key === open || (selection?.keys.has(key) ?? false)}>
              {selection && (
                <Td>
                  <Checkbox
                    label={t('select', { title: naming.title(row) })}
                    isLabelHidden
                    checked={selection.keys.has(key)}
                    onChange={() => selection.toggle(key)}
                  />
                </Td>
              )}
              <Td>
                <NameOf row={row} naming={naming} isOpen={key === open} onOpen={onOpen} />
              </Td>
              {columns.map(({ id, cell, isNumeric }) => (
                <Td key={id} isNumeric={isNumeric ?? false}>
                  {cell(row)}
                </Td>
              ))}
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}

interface NameOfProps<Row> {
  row: Row;
  naming: RowNaming<Row>;
  isOpen: boolean;
  onOpen: (key: string) => void;
}

/** What a row is called, with its picture; opens it. */
export function NameOf<Row>({ row, naming, isOpen, onOpen }: NameOfProps<Row>) {
  const t = useTexts(roomTexts);
  const key = naming.keyOf(row);
  const note = naming.note?.(row);
  return (
    <RowName>
      {naming.picture?.(row)}
      <div>
        {naming.page ? (
          <RowOpener as="a" href={naming.page(row)} target="_blank" rel="noopener" data-row={key}>
            {naming.title(row)}
            <VisuallyHidden> {t('newTab')}</VisuallyHidden>
          </RowOpener>
        ) : (
          <RowOpener
            type="button"
            aria-expanded={isOpen}
            data-row={key}
            onClick={() => onOpen(key)}
          >
            {naming.title(row)}
          </RowOpener>
        )}
        {note && <small>{note}</small>}
      </div>
    </RowName>
  );
}
