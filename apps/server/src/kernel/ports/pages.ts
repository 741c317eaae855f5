/** The page cache of the front ends: a page is tagged with everything it shows. */
export interface PagesPort {
  /** Invalidates every cached page with one of these tags. Rejects when that failed. */
  purge(tags: readonly string[]): Promise<void>
}
