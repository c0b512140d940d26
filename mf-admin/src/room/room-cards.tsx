import { Checkbox } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import { NameOf, type RoomRowsProps } from './room-table';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Card = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  &[data-open] {
    border-color: var(--accent);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  & button {
    min-height: 44px;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  font-size: var(--text-14);
  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The same rows as cards, for screens on which a table would hide most of its columns. */
export function RoomCards<Row>(props: RoomRowsProps<Row>) {
  const { label, naming, rows, columns, selection, open, onOpen } = props;
  const t = useTexts(roomTexts);
  return (
    <List aria-label={label}>
      {rows.map((row) => {
        const key = naming.keyOf(row);
        return (
          <Card key={key} data-open={key === open || undefined}>
            <Head>
              <NameOf row={row} naming={naming} isOpen={key === open} onOpen={onOpen} />
              {selection && (
                <Checkbox
                  label={t('select', { title: naming.title(row) })}
                  isLabelHidden
                  checked={selection.keys.has(key)}
                  onChange={() => selection.toggle(key)}
                />
              )}
            </Head>
            <Facts>
              {columns.map(({ id, label: name, cell }) => (
                <FactOf key={id} name={name}>
                  {cell(row)}
                </FactOf>
              ))}
            </Facts>
          </Card>
        );
      })}
    </List>
  );
}

function FactOf({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
