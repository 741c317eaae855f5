import { ApiError } from '@ironsouq/contract/client'

/** What came of a command. One that throws would take the whole page with it. */
export interface Attempt {
  /** Why it could not be done, in the words of the API; empty where there are none. */
  failure?: string
}

export async function attempt(command: () => Promise<unknown>): Promise<Attempt> {
  try {
    await command()
    return {}
  } catch (err) {
    if (err instanceof Response) throw err // to the login [CL-6]
    return { failure: err instanceof ApiError && err.status < 500 ? err.message : '' }
  }
}
