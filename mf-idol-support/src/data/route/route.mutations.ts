import { useWrite } from '@spotlight/shared/contract';
import { routeKeys } from './route.keys';
import { saveRoute } from './route.repository';

export const useSaveRoute = () => useWrite(saveRoute, { touches: [routeKeys.all] });
