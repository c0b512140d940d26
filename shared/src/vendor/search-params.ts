import { useCallback } from 'react';
import { useSearchParams as useRouterSearchParams, type NavigateOptions } from 'react-router-dom';

type Next = Record<string, string> | URLSearchParams;

/**
 * The parameters of the address, and a way to change them. A function that changes them is handed those
 * of the address as it is now: the router draws a change in a transition, so that two quick presses meet
 * the same drawing, and both are meant.
 */
export function useSearchParams() {
  const [params, setRouterParams] = useRouterSearchParams();
  const setParams = useCallback(
    (next: Next | ((current: URLSearchParams) => Next), options?: NavigateOptions) =>
      setRouterParams(
        typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next,
        options,
      ),
    [setRouterParams],
  );
  return [params, setParams] as const;
}
