import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { isWrongValue } from './db.ts'

/** The order of a list: an expression that is never null, and a column that separates equal rows. */
interface Order {
  by: SQLWrapper
  id: SQLWrapper
  isDescending: boolean
}

interface Asked {
  sort: string
  size: number
  cursor?: string | undefined
}

type Position = readonly [sort: string, way: 'after' | 'before', value: string, id: string]

const written = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url')

const isPosition = (given: unknown): given is Position =>
  Array.isArray(given) &&
  given.length === 4 &&
  given.every((part) => typeof part === 'string' && part.isWellFormed() && !part.includes('\0')) &&
  (given[1] === 'after' || given[1] === 'before')

const wrongCursor = () =>
  new FieldFaults([{ field: 'cursor', key: 'error.fieldWrongFormat', values: {} }])

function read(cursor: string, sort: string): Position {
  try {
    const given: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (isPosition(given) && given[0] === sort) return given
  } catch {}
  throw wrongCursor()
}

/**
 * The refusal of a cursor whose texts are not of the types that the list is sorted by. Only PostgreSQL knows these
 * types: it reports them when it runs the statement, in which the cursor is the one value that the contract leaves
 * open. Null for any other error.
 */
export function cursorRefusal(query: unknown, err: unknown): FieldFaults | null {
  const hasCursor = typeof query === 'object' && query !== null && 'cursor' in query
  return hasCursor && query.cursor !== undefined && isWrongValue(err) ? wrongCursor() : null
}

/**
 * One page of a list by the position of its neighbour, so that page 1,000 costs what page 1 costs.
 * A statement selects `at`, filters by `where`, sorts by `orderBy` and takes `limit`; `pageOf` cuts
 * the row too many that says whether there is another page. With `sort` the cursor of another order
 * is refused.
 */
export function keyset({ sort, size, cursor }: Asked, { by, id, isDescending }: Order) {
  const position = cursor === undefined ? undefined : read(cursor, sort)
  const isBack = position?.[1] === 'before'
  const down = isDescending !== isBack
  const direction = down ? desc : asc
  // Without a cast PostgreSQL reads the two texts as the types that they are compared with.
  const where =
    position && sql`(${by}, ${id}) ${sql.raw(down ? '<' : '>')} (${position[2]}, ${position[3]})`

  function pageOf<Row extends { at: readonly [string, string] }>(found: readonly Row[]) {
    const hasMore = found.length > size
    const shown = found.slice(0, size)
    const rows = isBack ? shown.toReversed() : shown
    const cursorAt = (row: Row | undefined, way: 'after' | 'before', isThere: boolean) =>
      row && isThere ? written([sort, way, ...row.at]) : null
    return {
      rows,
      next: cursorAt(rows.at(-1), 'after', isBack || hasMore),
      previous: cursorAt(rows[0], 'before', isBack ? hasMore : position !== undefined),
    }
  }

  return {
    at: sql<readonly [string, string]>`json_build_array((${by})::text, (${id})::text)`,
    where,
    orderBy: [direction(by), direction(id)] as const,
    limit: size + 1,
    pageOf,
  }
}

/** Where the counting of a long list stops: no one needs the exact figure of a million rows. */
export const COUNTED_MAX = 10_000

/** How many rows of a table a condition finds, counted up to a limit so that no count reads a whole table. */
export async function countUpTo(
  ctx: Ctx,
  table: PgTable,
  where: SQL | undefined,
  most: number = COUNTED_MAX,
): Promise<number> {
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(most)
    .as('counted')
  const [row] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(counted)
  return row?.total ?? 0
}
