import * as z from 'zod/mini'
import type { $ZodRecordKey } from 'zod/v4/core'

/** A record of a request: like a list, it has a largest number of entries. */
export function boundedRecord<Key extends $ZodRecordKey, Value extends z.ZodMiniType>(
  key: Key,
  value: Value,
  maximum: number,
) {
  const isWithin = z.refine(
    (record) => typeof record === 'object' && Object.keys(record ?? {}).length <= maximum,
    'error.fieldNotAllowed',
  )
  // Where the lengths of texts and lists are; what reads the bounds of a schema finds it there.
  Object.assign(isWithin._zod.def, { maximum })
  return z.record(key, value).check(isWithin)
}
