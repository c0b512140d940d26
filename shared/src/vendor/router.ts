/**
 * The part of React Router that this product uses, in its declarative mode: loaders, actions and the
 * data router would cost every visitor 19 kB, and reads belong to the query client anyway. See
 * `query.ts` for why façades exist.
 */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  generatePath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom';
export type { Location, NavigateOptions, RouteObject, To } from 'react-router-dom';
export { Link, type LinkProps } from './router-link';
export { useSearchParams } from './search-params';
