import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The key of a row that has no better one; later rows have later keys. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`)

export const moment = () => timestamp({ withTimezone: true })

/** The values of a fixed list, for a check. */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
