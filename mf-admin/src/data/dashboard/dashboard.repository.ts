import { readFunction, type Backend } from '@spotlight/shared/data';
import { dashboardSchema, type Dashboard } from './dashboard.schema';

/** @throws AppError `FORBIDDEN` when the caller is no active administrator. */
export function getDashboard(backend: Backend, signal?: AbortSignal): Promise<Dashboard> {
  return readFunction(backend, 'admin_dashboard', {}, dashboardSchema, signal);
}
