/** What the function needs of the project that it runs in. */
export interface UnsubscribeProject {
  /** Calls a function of the data API with the rights of the server. */
  callAsServer(name: string, args: object): Promise<Response>;
  /** Address of the site as people reach it. */
  siteUrl: () => string;
}

/**
 * `POST /functions/v1/unsubscribe/<token>`: mails of one topic end with one press in a mail program (RFC 8058), which
 * sends neither cookies nor a session. Who opens the address in a browser is led to the settings and changes nothing,
 * because programs that look at links open it, too.
 */
export async function unsubscribe(
  request: Request,
  { callAsServer, siteUrl }: UnsubscribeProject,
): Promise<Response> {
  if (request.method !== 'POST') {
    return Response.redirect(new URL('/settings#notifications', siteUrl()), 303);
  }
  const token = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const answer = await callAsServer('unsubscribe', { p_token: token });
  // A mail program shows nobody a body.
  return new Response(null, { status: answer.ok ? 200 : answer.status });
}
