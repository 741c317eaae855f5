/** Logs an error in the browser that only a developer needs to see. */
export function log(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser's log is written
  console.warn(message, cause)
}
