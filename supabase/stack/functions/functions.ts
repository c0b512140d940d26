import { upload, type Project } from '../../functions/upload/upload';
import type { AccessTokens } from '../gateway/access-tokens';
import type { FetchHandler } from '../gateway/backend';
import { refusalResponse } from '../gateway/refusal';

export interface FunctionsOptions {
  rest: FetchHandler;
  storage: FetchHandler;
  tokens: AccessTokens;
}

/** Where the services answer one another; nobody listens there. */
const INSIDE = 'http://stack.internal';

/** Runs `supabase/functions` as a hosted project does: before the other services, with the right to all of them. */
export function createFunctions({ rest, storage, tokens }: FunctionsOptions): FetchHandler {
  const project: Project = {
    callAsCaller: (name, args, caller) =>
      rest(
        new Request(`${INSIDE}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { ...authorizationOf(caller), 'Content-Type': 'application/json' },
          body: JSON.stringify(args),
        }),
      ),
    store: async (path, file, headers) =>
      storage(
        new Request(`${INSIDE}/storage/v1/object/${path}`, {
          method: 'POST',
          headers: { ...headers, Authorization: `Bearer ${await tokens.forService()}` },
          body: await file.arrayBuffer(),
        }),
      ),
  };
  return (request) =>
    new URL(request.url).pathname.startsWith('/functions/v1/upload/')
      ? upload(request, project)
      : Promise.resolve(
          refusalResponse({
            status: 404,
            code: 'NOT_FOUND',
            message: 'There is no such function.',
          }),
        );
}

function authorizationOf({ headers }: Request): Record<string, string> {
  const authorization = headers.get('Authorization');
  return authorization ? { Authorization: authorization } : {};
}
