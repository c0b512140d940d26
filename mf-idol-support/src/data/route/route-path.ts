import { paths } from '../../paths';
import { routeSearch, type RouteAddress } from './route-address.rules';

/** The address of a route: whoever has it sees the same day. */
export const routePath = (route: RouteAddress): string => paths.supportRoute + routeSearch(route);
