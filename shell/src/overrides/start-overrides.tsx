import { I18nextProvider } from '@spotlight/shared/vendor/i18n';
import { createRoot } from 'react-dom/client';
import { readToken } from '@spotlight/shared/contract/preview';
import { readOverrides } from '../boot/overrides';
import { acceptPreview, describeLocal, dropOverrides, writeOverrides } from './chosen';
import { OverrideTools } from './override-tools';
import type { Refusal } from './refusal';
import { refusalOf } from './refusal-of';
import type { OverrideParts } from './override-parts';
import { askVia, forgetRight } from './right';

/** The longest that a browser waits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Shows what was chosen for this tab, takes what a link brings, and ends what may not be there any more.
 * @param href where the tab began: a page may have led on since
 */
export async function startOverrides(parts: OverrideParts, href: string): Promise<void> {
  askVia(parts.backend);
  const running = readOverrides();
  const refusals: Record<string, Refusal> = {};
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const show = () =>
    root.render(
      <I18nextProvider i18n={parts.i18n}>
        <OverrideTools {...parts} running={running} refusals={{ ...refusals }} />
      </I18nextProvider>,
    );
  show();

  const link = new URL(href).searchParams.get('preview');
  if (link !== null) {
    const refusal = await acceptPreview(link);
    const address = withoutPreview(href);
    if (!refusal) return window.location.replace(address);
    window.history.replaceState(window.history.state, '', address);
    refusals['link'] = refusal;
    show();
  }

  const check = async () => {
    const found = await Promise.all(
      Object.entries(running).map(async ([id, each]) => [id, await refusalOf(id, each)] as const),
    );
    for (const [id, refusal] of found) if (refusal) refusals[id] = refusal;
    // Who did not answer may do so the next time.
    dropOverrides(
      found.flatMap(([id, refusal]) => (refusal && refusal !== 'unreachable' ? id : [])),
    );
    show();
    return found.some(([, refusal]) => refusal);
  };
  await check();

  let person = parts.session.getState().user?.id;
  parts.session.subscribe(({ user, isLoading }) => {
    if (isLoading || user?.id === person) return;
    const isFirst = person === undefined;
    person = user?.id;
    forgetRight();
    // Who has signed out is shown what everybody is shown.
    if (!isFirst) void check().then((isOver) => isOver && window.location.reload());
  });
  for (const [id, { preview, origin }] of Object.entries(running)) {
    if (preview) endInTime(id, preview);
    if (origin) followSaves(id, origin);
  }
}

function withoutPreview(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('preview');
  return url.href;
}

/** Leaves a preview at its end; a page with something typed asks first, as at any reload. */
function endInTime(id: string, token: string): void {
  const rest = (readToken(token)?.preview.ends ?? 0) * 1000 - Date.now();
  if (rest > LONGEST_WAIT_MS) return;
  setTimeout(() => {
    dropOverrides([id]);
    window.location.reload();
  }, rest);
}

/** Loads the page again when the developer has saved. */
function followSaves(id: string, origin: string): void {
  new EventSource(`${origin}/__reload`).addEventListener('reload', () => {
    describeLocal(id, origin).then(
      (local) => {
        writeOverrides({ ...readOverrides(), [id]: local });
        window.location.reload();
      },
      // It could not be built; the next save may do.
      () => undefined,
    );
  });
}
