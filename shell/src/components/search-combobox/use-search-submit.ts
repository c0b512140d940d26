import { useNavigate } from '@spotlight/shared/vendor/router';
import type { FormEvent } from 'react';
import { searchPath } from '../../paths';

/** Sends a search form (`q`, `city`) to its results. */
export function useSearchSubmit(onGo?: () => void) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    onGo?.();
    void navigate(searchPath(textOf('q'), textOf('city')));
  };
}
