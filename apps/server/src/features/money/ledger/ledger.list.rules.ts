import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { sql, type SQL } from 'drizzle-orm'

/** Sums of the database are texts: they do not fit into a number. */
export const moneyOf = (minor: string | bigint, currency: string) =>
  fromMinor(BigInt(minor), currency)

interface Period {
  from?: string | undefined
  until?: string | undefined
}

/** Days in UTC, both included. */
export const inPeriod = (at: SQL, { from, until }: Period): SQL[] => [
  ...(from ? [sql`${at} >= ${from}::date`] : []),
  ...(until ? [sql`${at} < ${until}::date + 1`] : []),
]

export const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== undefined)], sql` and `)

/** The order that the entry `e` is about; null when it is about something else. */
export const orderIdSql = sql`(case when e.subject_kind = 'order' then e.subject_id end)`

export const orderNameOf = (orderId: string | null, number: string | null) =>
  orderId === null ? null : { orderId, number }
