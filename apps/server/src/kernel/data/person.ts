import { eq, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, uuid } from 'drizzle-orm/pg-core'

/** Someone of staff, or a person of a seller. */
interface Person {
  audience: string
  id: string
  sellerId: string | null
}

/**
 * Columns of a table whose rows belong to someone of staff or to a person of a seller. The table adds the reference of
 * `sellerId`, which row-level security limits calls of merchants by, and `isOnePerson` as a check.
 */
export const personColumns = () => ({
  staffId: uuid(),
  /** The account of a person of a seller. */
  accountId: uuid(),
})

interface PersonTable {
  staffId: PgColumn
  accountId: PgColumn
}

export const isOnePerson = (t: PersonTable & { sellerId: PgColumn }): SQL =>
  sql`num_nonnulls(${t.staffId}, ${t.accountId}) = 1 and (${t.accountId} is null) = (${t.sellerId} is null)`

/** The values of these columns. */
export const personValues = ({ audience, id, sellerId }: Person) =>
  audience === 'merchant'
    ? { staffId: null, accountId: id, sellerId }
    : { staffId: id, accountId: null, sellerId: null }

/** Whether a row is the person's own. */
export const isOwn = (t: PersonTable, { audience, id }: Person): SQL =>
  eq(audience === 'merchant' ? t.accountId : t.staffId, id)
