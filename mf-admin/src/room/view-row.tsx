import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { Badge, Button, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { SavedView } from '../data/room-settings/room-settings.schema';
import viewTexts from '../locales/views.zh-TW.json';
import { viewName } from './view-name.schema';

const Row = styled.li`
  display: grid;
  gap: 4px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

const Name = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface ViewRowProps {
  view: SavedView;
  isShown: boolean;
  /** Names of the others. */
  taken: readonly string[];
  onGo: () => void;
  /** Answers what a toast says. */
  onRename: (name: string) => Promise<string>;
  onDefault: () => void;
  onRemove: () => void;
}

/** One view: shown, renamed, made the one that comes first, removed. */
export function ViewRow({ view, isShown, taken, onRename, ...acts }: ViewRowProps) {
  const t = useTexts(viewTexts);
  const [isRenaming, setRenaming] = useState(false);
  const { name, isDefault } = view;
  return (
    <Row>
      <Line>
        <Name>{name}</Name>
        {isDefault && <Badge tone="info">{t('default')}</Badge>}
        {isShown && <Badge tone="success">{t('shown')}</Badge>}
      </Line>
      {isRenaming ? (
        <RenameForm
          name={name}
          taken={taken}
          onRename={onRename}
          onDone={() => setRenaming(false)}
        />
      ) : (
        <Line role="group" aria-label={name}>
          <Button variant="outline" size="sm" onClick={acts.onGo}>
            {t('go')}
          </Button>
          <Button variant="plain" size="sm" onClick={acts.onDefault}>
            {t(isDefault ? 'unsetDefault' : 'setDefault')}
          </Button>
          <Button variant="plain" size="sm" onClick={() => setRenaming(true)}>
            {t('rename')}
          </Button>
          <Button variant="plain" size="sm" onClick={acts.onRemove}>
            {t('remove')}
          </Button>
        </Line>
      )}
    </Row>
  );
}

interface RenameFormProps extends Pick<ViewRowProps, 'taken' | 'onRename'> {
  name: string;
  onDone: () => void;
}

function RenameForm({ name, taken, onRename, onDone }: RenameFormProps) {
  const t = useTexts(viewTexts);
  const form = useForm({
    schema: z.object({ name: viewName(t, taken) }),
    defaultValues: { name },
    send: (typed) => onRename(typed.name),
    onSent: onDone,
  });
  useEffect(() => document.querySelector<HTMLElement>('[data-rename]')?.focus(), []);
  return (
    <Form form={form}>
      <TextField
        label={t('newName')}
        maxLength={30}
        autoComplete="off"
        isRequired
        data-rename
        {...form.field('name')}
      />
      <FormFailure form={form} />
      <Line>
        <SubmitButton form={form} size="sm">
          {t('saveName')}
        </SubmitButton>
        <Button variant="plain" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Line>
    </Form>
  );
}
