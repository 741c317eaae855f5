const KEY = 'equipment/prices'

/** The machines that were selected for the grid: more than an address can carry. */
export const keepGridSelection = (ids: readonly string[]): void =>
  sessionStorage.setItem(KEY, ids.join())

export const gridSelection = (): string[] =>
  (sessionStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '')
