/** Who in this tab holds input that would be lost; asks before the tab goes away with it. */
export function createUnsavedChanges() {
  const owners = new Set<string>();
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    set(owner: string, isDirty: boolean): void {
      if (isDirty) owners.add(owner);
      else owners.delete(owner);
      if (owners.size > 0) window.addEventListener('beforeunload', warn);
      else window.removeEventListener('beforeunload', warn);
    },
    hasAny: () => owners.size > 0,
  };
}
