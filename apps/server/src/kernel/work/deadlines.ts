import { and, asc, getTableColumns, isNotNull, lte, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'

/** A row whose time has come. */
export interface DueRow {
  key: string
  at: Date
  run: (ctx: Ctx) => Promise<unknown>
}

/** What happens to a row at the time that one of its columns names; the worker runs it within a second of it. */
export interface Deadline {
  name: string
  /** When the next row is due, also if that is over; null without any. Rows with these keys are left out. */
  next: (ctx: Ctx, except: readonly string[]) => Promise<Date | null>
  /** The rows that are due, the oldest first. */
  due: (ctx: Ctx, except: readonly string[], most: number) => Promise<DueRow[]>
  /** Runs what is due now, each row once, and fails if one of them failed: for tests. */
  run: (ctx: Ctx) => Promise<void>
}

type RowOf<T extends PgTable> = T['$inferSelect']
type NameOf<T extends PgTable> = keyof RowOf<T> & string

interface Declared<T extends PgTable> {
  name: string
  table: T
  /** The column with the time; a row without one is never due. An index must begin with it. */
  at: NameOf<T>
  /** How long after that time the row is due. */
  afterMs?: number
  /** The rows that still wait for it. A row that ran must not be among them, or have a later time. */
  where?: (ctx: Ctx) => SQL | undefined
  /** What is run once where several rows belong together; else each row by its id. */
  key?: NameOf<T>
}

/** A late run does the same as a punctual one. A row may run twice at once: it must find out that it is done. */
type DeadlineOf<T extends PgTable> = Declared<T> &
  (
    | { run: (ctx: TxCtx, row: RowOf<T>) => Promise<unknown> }
    /** For a row that calls an engine outside PostgreSQL, or needs more than one transaction. */
    | { runOutside: (ctx: Ctx, row: RowOf<T>) => Promise<unknown> }
  )

const MOST_AT_ONCE = 2000

/** Someone else moved the row at the same moment: there is nothing left to do. */
export const isMoved = (err: unknown) => err instanceof Refusal && err.key === 'error.stateChanged'

/** Does each, one after the other, and returns the failures: one that fails keeps no other from its turn. */
export async function failuresOfEach<T>(
  all: readonly T[],
  work: (each: T) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const each of all)
    await work(each).catch((err: unknown) => {
      if (!isMoved(err)) failures.push(err)
    })
  return failures
}

/** Declares a deadline; the feature lists it under `deadlines`. */
export function deadline<T extends PgTable>(declared: DeadlineOf<T>): Deadline {
  const { name, afterMs = 0, where } = declared
  const table: PgTable = declared.table
  const columns = getTableColumns(table)
  const columnOf = (property: string): PgColumn => {
    const column = columns[property]
    if (!column) throw new Error(`the deadline ${name} names no column: ${property}`)
    return column
  }
  const key = declared.key ?? 'id'
  const [at, keyed] = [columnOf(declared.at), columnOf(key)]

  const waiting = (ctx: Ctx, except: readonly string[]) =>
    and(where?.(ctx), except.length > 0 ? notInArray(keyed, [...except]) : undefined)

  const dueAt = (time: unknown) => new Date((time as Date).getTime() + afterMs)

  const runRow = (ctx: Ctx, row: RowOf<T>) =>
    'run' in declared ? atomic(ctx, (ctx) => declared.run(ctx, row)) : declared.runOutside(ctx, row)

  const due: Deadline['due'] = async (ctx, except, most) => {
    const until = new Date(ctx.now().getTime() - afterMs)
    const rows = await ctx.db
      .select()
      .from(table)
      .where(and(lte(at, until), waiting(ctx, except)))
      .orderBy(asc(at))
      .limit(most)
    const byKey = Map.groupBy(rows, (row) => String(row[key]))
    return [...byKey].flatMap(([key, [row]]) =>
      row ? [{ key, at: dueAt(row[declared.at]), run: (ctx: Ctx) => runRow(ctx, row) }] : [],
    )
  }

  return {
    name,
    due,
    async next(ctx, except) {
      const [first] = await ctx.db
        .select({ at })
        .from(table)
        .where(and(isNotNull(at), waiting(ctx, except)))
        .orderBy(asc(at))
        .limit(1)
      return first ? dueAt(first.at) : null
    },
    async run(ctx) {
      const rows = await due(ctx, [], MOST_AT_ONCE)
      const failures = await failuresOfEach(rows, (row) => row.run(ctx))
      if (failures.length > 0) throw new AggregateError(failures, `not all was done: ${name}`)
    },
  }
}
