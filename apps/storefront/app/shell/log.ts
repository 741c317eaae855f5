/** What went wrong in the browser and needs no one's attention but a developer's. */
export function log(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser's log is written
  console.warn(message, cause)
}
