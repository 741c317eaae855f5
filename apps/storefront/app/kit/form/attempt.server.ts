import { ApiError } from '@ironsouq/contract/client'
import type { FormAnswer } from './form-answer.ts'
import { faultsOf } from './form-faults.server.ts'

/** Runs the command of a button in a list. A failure is a message: an error page would hide the list. */
export async function attempt(
  command: () => Promise<Pick<FormAnswer, 'faults'>>,
): Promise<FormAnswer> {
  try {
    const { faults } = await command()
    return faults ? { faults } : { done: true }
  } catch (err) {
    if (err instanceof Response) throw err // to the login [CL-6]
    if (err instanceof ApiError && err.status < 500) return { faults: faultsOf(err) }
    return { faults: { msg: '', fields: {}, needsProof: false, status: 500 } }
  }
}
