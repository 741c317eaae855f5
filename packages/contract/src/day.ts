import * as z from 'zod/mini'

/** A calendar day of a request. The database has no year zero, and nothing here is that old. */
export const Day = z.iso
  .date()
  .check(z.refine((day) => day >= '1900-01-01', 'error.fieldNotAllowed'))
