import { CODES, type Code } from '@ironsouq/contract/envelope'
import type { Key, Values } from '@ironsouq/i18n/messages'

/** An expected refusal. `key` is a key of the language packs; `values` fill its placeholders. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly key: Key
  readonly values: Values
  readonly status: number
  readonly code: Code
  constructor(key: Key, values: Values = {}, status = 409, code: Code = CODES.business) {
    super(key)
    this.key = key
    this.values = values
    this.status = status
    this.code = code
  }
}

/** The record has changed since it was read; `current` is the record as the endpoint shows it. */
export class ConflictRefusal extends Refusal {
  override name = 'ConflictRefusal'
  readonly current: unknown
  constructor(current: unknown) {
    super('error.stateChanged')
    this.current = current
  }
}

/** The fields of a request that are wrong, as keys: they are put into words where the language is known. */
export class FieldFaults extends Error {
  override name = 'FieldFaults'
  readonly faults: readonly { field: string; key: Key; values: Values }[]
  constructor(faults: FieldFaults['faults']) {
    super('error.invalid')
    this.faults = faults
  }
}

export const notFound = () => new Refusal('error.notFound', {}, 404)
export const notLoggedIn = () => new Refusal('error.pleaseLogIn', {}, 401, CODES.notLoggedIn)
/** Rate-limited, or too busy to answer in time [CL-26]. */
export const tooManyRequests = (seconds: number) =>
  new Refusal('error.tooManyRequests', { seconds }, 429)
export const isTooManyRequests = (err: unknown) => err instanceof Refusal && err.status === 429
export const forbidden = () => new Refusal('error.forbidden', {}, 403)
