/**
 * Looks at the repository under `root` and returns what is wrong, each line saying what to do.
 * `seen` is told what was looked at; a check that found nothing to look at returns that as a fault.
 */
export type Check = (root: string, seen?: (what: string) => void) => Promise<string[]>

export const nothingSeen = (what: string) =>
  `found no ${what} to look at: the check or the tree has moved`
