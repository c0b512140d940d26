/**
 * The push service has given the browser another address: tells the server, which knows the old one and what goes with
 * it. Where the browser does not say which that was, push shows as off in the settings. Written without the data
 * access of pages, which a worker of a few hundred bytes has no use for.
 */
export async function renewSubscription(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  origin: string,
  changed: { oldSubscription: PushSubscription | null; newSubscription: PushSubscription | null },
): Promise<void> {
  const old = changed.oldSubscription;
  if (!old) return;
  const { applicationServerKey } = old.options;
  const next =
    changed.newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys = {} } = next.toJSON();
  const answer = await fetch(`${origin}/config.json`);
  const { supabaseUrl, supabaseKey } = (await answer.json()) as Record<string, string>;
  await fetch(new URL('/rest/v1/rpc/renew_push', new URL(supabaseUrl ?? '/', origin)), {
    method: 'POST',
    headers: { apikey: supabaseKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({
      p_old_endpoint: old.endpoint,
      p_old_auth: old.toJSON().keys?.['auth'],
      p_endpoint: endpoint,
      p_p256dh: keys['p256dh'],
      p_auth: keys['auth'],
    }),
  });
}
