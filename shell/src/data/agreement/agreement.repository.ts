import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { agreementsSchema, type Agreement } from './agreement.schema';

/** To which versions of which documents the person agreed. @throws AppError NOT_SIGNED_IN */
export const listMyAgreements = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_agreements', {}, agreementsSchema, signal);

/** Agrees to the version in force of these documents. @throws AppError INVALID_INPUT when there is a newer one */
export const agreeTo = (backend: Backend, documents: readonly Agreement[]) =>
  callFunction(
    backend,
    'agree_to_documents',
    { p_versions: Object.fromEntries(documents.map((it) => [it.document, it.version])) },
    agreementsSchema,
  );
