import { useState } from 'react';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  EyeIcon,
  IconButton,
  Pagination,
  PencilIcon,
  Sheet,
  Table,
  TabPanel,
  Tabs,
  Td,
  TextField,
  Th,
  Tr,
  TrashIcon,
  type SortDirection,
} from '../index';
import words from './words.zh-TW.json';

const tabs = [
  { id: 'pending', label: words.pending, count: 12 },
  { id: 'running', label: words.running, count: 84 },
  { id: 'rejected', label: words.rejected, count: 5 },
] as const;

type Tab = (typeof tabs)[number]['id'];

/** Tabs, a table with its states, pagination, and the two overlays. */
export function TableSamples({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const [tab, setTab] = useState<Tab>('pending');
  const [sort, setSort] = useState<SortDirection>('descending');
  const [overlay, setOverlay] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOverlay(null);
  return (
    <>
      <Tabs items={tabs} selectedId={tab} onSelect={setTab} panelId="samples" label={words.kinds} />
      <TabPanel id="samples" selectedId={tab}>
        <Table label={words.venue} maxHeight="240px">
          <thead>
            <tr>
              <Th>
                <Checkbox label={words.all} isLabelHidden />
              </Th>
              <Th
                sort={sort}
                onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
              >
                {words.name}
              </Th>
              <Th>{words.place}</Th>
              <Th isNumeric sort="none">
                {words.capacity}
              </Th>
              <Th isNumeric>{words.actions}</Th>
            </tr>
          </thead>
          <tbody>
            {words.venues.map((venue, index) => (
              <Tr key={venue} isSelected={index === 1}>
                <Td>
                  <Checkbox label={venue} isLabelHidden defaultChecked={index === 1} />
                </Td>
                <Td isStrong>{venue}</Td>
                <Td>{words.districts[index]}</Td>
                <Td isNumeric>{450 - index * 180}</Td>
                <Td isNumeric>
                  <IconButton size="sm" label={words.details}>
                    <EyeIcon size={18} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={words.sheetTitle}
                    onClick={() => setOverlay('sheet')}
                  >
                    <PencilIcon size={18} />
                  </IconButton>
                  <IconButton size="sm" label={words.remove} onClick={() => setOverlay('dialog')}>
                    <TrashIcon size={18} />
                  </IconButton>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </TabPanel>
      <Pagination page={page} pageCount={12} hrefFor={(target) => `?page=${target}`} />
      <div>
        <Button variant="outline" onClick={() => onPage((page % 12) + 1)}>
          {words.refresh}
        </Button>
        <Button variant="plain" onClick={() => setOverlay('dialog')}>
          {words.openDialog}
        </Button>
        <Button variant="plain" onClick={() => setOverlay('sheet')}>
          {words.openSheet}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={overlay === 'dialog'}
        title={words.remove}
        body={words.removeBody}
        confirmLabel={words.remove}
        onConfirm={close}
        onClose={close}
      />
      <Sheet
        isOpen={overlay === 'sheet'}
        title={words.sheetTitle}
        lead={words.venues[0]}
        onClose={close}
        footer={<Button onClick={close}>{words.save}</Button>}
      >
        <TextField label={words.name} defaultValue={words.venues[0]} data-autofocus />
      </Sheet>
    </>
  );
}
