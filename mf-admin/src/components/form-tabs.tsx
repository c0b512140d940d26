import { TabPanel, Tabs } from '@spotlight/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 16px;
  &[hidden] {
    display: none;
  }
`;

interface FormTab<Name extends string> {
  id: string;
  label: string;
  /** The fields that it holds, so that a fault is not hidden behind another tab. */
  names: readonly Name[];
  fields: ReactNode;
}

export interface FormTabsProps<Name extends string> {
  label: string;
  form: { formState: { submitCount: number; errors: object } };
  tabs: readonly FormTab<Name>[];
}

/** The fields of one form behind tabs; a form that is refused shows the tab of its first fault. */
export function FormTabs<Name extends string>({ label, form, tabs }: FormTabsProps<Name>) {
  const panelId = useId();
  const { submitCount } = form.formState;
  const errors: Partial<Record<string, unknown>> = form.formState.errors;
  const [chosen, setChosen] = useState({ id: tabs[0]?.id ?? '', at: 0 });
  const faulty = tabs.find(({ names }) => names.some((name) => errors[name]));
  // Whoever looks at another tab after an attempt stays there until the next one.
  const selectedId = faulty && submitCount > chosen.at ? faulty.id : chosen.id;
  return (
    <div>
      <Tabs
        label={label}
        panelId={panelId}
        items={tabs}
        selectedId={selectedId}
        onSelect={(id) => setChosen({ id, at: submitCount })}
      />
      <TabPanel id={panelId} selectedId={selectedId}>
        {tabs.map(({ id, fields }) => (
          <Fields key={id} hidden={id !== selectedId}>
            {fields}
          </Fields>
        ))}
      </TabPanel>
    </div>
  );
}
