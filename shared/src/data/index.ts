/** Access to the data API: one way in, one error type, every answer checked at the border. */
export {
  AppError,
  createReferenceId,
  fromDataApi,
  toAppError,
  type AppErrorCode,
} from './app-error';
export {
  callFunction,
  createBackend,
  query,
  readFunction,
  type Backend,
  type BackendOptions,
} from './backend';
export type { FunctionArgs, FunctionName } from './database-functions';
export { toColumns } from './column-names';
export { earlyReadKey } from './early-read';
export { expectRush, isRush } from './rush';
