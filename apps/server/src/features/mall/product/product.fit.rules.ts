import { serialKey } from '@ironsouq/contract/mall/product/product-fit'
import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'

const keyOf = (serial: string | null) => (serial === null ? null : serialKey(serial))

/** A range with the keys by which the database compares its serial numbers. */
export const fitColumns = ({ serialFrom, serialTo, yearFrom, yearTo }: FitRange) => ({
  serialFrom,
  serialFromKey: keyOf(serialFrom),
  serialTo,
  serialToKey: keyOf(serialTo),
  yearFrom,
  yearTo,
})
