import * as z from 'zod/mini'
import { SERIAL_MAX } from './product-fit.limits.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2100

export const SerialNo = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(SERIAL_MAX), z.regex(/[A-Za-z0-9]/))
export const MachineYear = z.int().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))

/** Which machines of a model a product fits, both ends included; null is open. */
export const FitRange = z.object({
  /** As on the plate. */
  serialFrom: z.nullable(SerialNo),
  serialTo: z.nullable(SerialNo),
  yearFrom: z.nullable(MachineYear),
  yearTo: z.nullable(MachineYear),
})
export type FitRange = z.output<typeof FitRange>
