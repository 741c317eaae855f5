/** What a process knows and a page may not ask the environment for. */
export interface Settings {
  apiUrl: string
  objectsUrl: string
  publicUrl: string
}

interface Log {
  error(facts: object, message: string): void
}

/** What surrounds one request: whose it is, and where to write about it. */
export interface Surroundings {
  settings: Settings
  requestId: string
  /** The addresses it came through, as the next one in the chain wants them. */
  forwardedFor: string
  log: Log
}
