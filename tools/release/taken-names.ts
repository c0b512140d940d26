import type { Compilation, ModuleGraphConnection } from 'webpack';

type ModuleGraph = Compilation['moduleGraph'];

/**
 * What a module takes of another: the name of an export, and of what is in it; nothing where it takes the whole or only
 * runs it. Dependencies on single exports can tell; webpack's types do not say so.
 */
export function takenNames(
  moduleGraph: ModuleGraph,
  { dependency }: Pick<ModuleGraphConnection, 'dependency'>,
): string[] {
  const reader = dependency as { getIds?: (moduleGraph: ModuleGraph) => string[] } | null;
  return reader?.getIds?.(moduleGraph) ?? [];
}
