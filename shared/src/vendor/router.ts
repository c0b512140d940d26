/** The part of React Router that this product uses. See `query.ts` for why façades exist. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  ScrollRestoration,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  matchRoutes,
  useBlocker,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type {
  LinkProps,
  Location,
  NavLinkProps,
  NavigateOptions,
  RouteObject,
  To,
} from 'react-router';
