import { Refusal } from '#kernel/errors.ts'
import { violatedReference } from './db.ts'

/** Runs a deletion; it is refused in words when other rows still refer to the row. */
export async function removeUnused(deletion: PromiseLike<unknown>): Promise<void> {
  try {
    await deletion
  } catch (err) {
    if (violatedReference(err) === null) throw err
    throw new Refusal('error.stillInUse')
  }
}
