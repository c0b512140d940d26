import { Dialog, Switch } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchCombobox } from '../components/search-combobox/search-combobox';
import { useSearchSubmit } from '../components/search-combobox/use-search-submit';
import { isSlashOn, setSlashOn } from '../layout/search-keys';
import searchTexts from '../locales/search.zh-TW.json';

/** As high as a full list, so that nothing moves while somebody types. */
const Form = styled.form`
  min-height: min(52vh, 420px);
  & > div > :first-child {
    border: 1px solid var(--line-control);
    border-radius: var(--radius-control);
    background: var(--control);
  }
`;

/** The search over the whole site, in a window above any page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(searchTexts);
  const [isOn, setOn] = useState(isSlashOn);
  const submit = useSearchSubmit(onClose);
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('dialog.title')}
      lead={t('dialog.help')}
      onClose={onClose}
      footer={
        <Switch
          label={t('dialog.slash')}
          hint={t('dialog.slashHint')}
          checked={isOn}
          onChange={({ target }) => {
            setSlashOn(target.checked);
            setOn(target.checked);
          }}
        />
      }
    >
      <Form role="search" aria-label={t('searchBar.label')} onSubmit={submit}>
        <SearchCombobox isInDialog city="" onGo={onClose} />
      </Form>
    </Dialog>
  );
}
