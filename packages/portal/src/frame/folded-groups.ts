import * as z from 'zod/mini'

const KEY = 'menu-groups'
const Stored = z.record(z.string(), z.boolean())

/** Which groups of the menu were opened or folded on this device, by their ids. */
export function storedGroups(): Record<string, boolean> {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** A full storage must not stop a person from opening a group. */
export function storeGroup(id: string, isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...storedGroups(), [id]: isOpen }))
  } catch {
    // it stays open until the page is loaded again
  }
}
