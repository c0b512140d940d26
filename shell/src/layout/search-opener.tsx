import { IconButton, OverlayFailure, SearchIcon, lazyPart } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCallback, useState } from 'react';
import { shellTexts } from '../texts';
import { useSearchKeys } from './search-keys';

const SearchDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "search-dialog" */ '../search-dialog/search-dialog').then(
      (m) => m.SearchDialog,
    ),
  { Failed: OverlayFailure },
);

/** Opens the search over the whole site, from the header and by its keys. Its code comes when it is wanted. */
export function SearchOpener() {
  const t = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  useSearchKeys(useCallback(() => setOpen(true), []));
  const preload = () => void SearchDialog.preload();
  return (
    <>
      <IconButton
        label={t('header.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
