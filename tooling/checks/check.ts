/**
 * Checks the repository under `root` and returns the faults, each with what to do about it.
 * `seen` receives what was checked; a check that found nothing to check returns that as a fault.
 */
export type Check = (root: string, seen?: (what: string) => void) => Promise<string[]>

export const nothingSeen = (what: string) =>
  `found no ${what} to look at: the check or the tree has moved`
