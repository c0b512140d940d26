import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { searchPath } from '../../paths';
import { readShared } from './shared.rules';

/** Where the share sheet of a phone leads (`share_target` of the web manifest): on to a page, or to the search. */
export function SharedScreen() {
  const [search] = useSearchParams();
  const [title, text, url] = ['title', 'text', 'url'].map((name) => search.get(name));
  const shared = readShared({ title, text, url }, window.location.origin);
  return <Navigate replace to={'path' in shared ? shared.path : searchPath(shared.words)} />;
}
