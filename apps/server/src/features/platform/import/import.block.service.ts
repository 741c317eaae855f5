import { createHash } from 'node:crypto'
import { importLifecycle } from '@ironsouq/contract/platform/import/import.lifecycle'
import type { RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { knownLocale } from '@ironsouq/i18n/locales'
import { and, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import type { CheckedRow, SavedRow } from '#kernel/work/import-target.ts'
import { importBlockDue, importChecked, importFinished } from './import.events.ts'
import { wantPhotosOf } from './import.photo.service.ts'
import { importById, rowsAfter, type ImportRow } from './import.queries.ts'
import { dataImport } from './import.tables.ts'
import { targetOf } from './import.targets.ts'

/** Small enough that another job or a request never waits long for what a block locks. */
const CHECKED_AT_ONCE = 500
const SAVED_AT_ONCE = 200

type Stored = Awaited<ReturnType<typeof rowsAfter>>

/**
 * Moves the position of the part on, if this job is still the one that has it. A repeated or late job
 * changes nothing, and of two at once the second waits here for the first.
 */
async function advance(ctx: TxCtx, row: ImportRow, rows: Stored): Promise<boolean> {
  const moved = await ctx.db
    .update(dataImport)
    .set({
      doneThrough: rows.at(-1)?.row ?? row.doneThrough,
      rowsDone: sql`${dataImport.rowsDone} + ${rows.length}`,
      updatedAt: ctx.now(),
    })
    .where(
      and(
        eq(dataImport.id, row.id),
        eq(dataImport.state, row.state),
        eq(dataImport.attempt, row.attempt),
        eq(dataImport.doneThrough, row.doneThrough),
      ),
    )
    .returning({ id: dataImport.id })
  if (moved.length === 0) return false
  await emit(ctx, importBlockDue, { importId: row.id, attempt: row.attempt })
  return true
}

interface First {
  row: number
  digest: string | null
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The first row that has each key; a key that is new belongs to the row that brings it. */
async function firstRows(ctx: TxCtx, importId: string, checked: readonly CheckedRow[]) {
  const given = checked.flatMap(({ number, keys, alike = [] }) => [
    ...keys.map(({ key }) => ({ key, number, digest: null })),
    ...alike.map(({ key, stated }) => ({ key, number, digest: digestOf(stated) })),
  ])
  const keys = given.map(({ key }) => key)
  const needed = checked.flatMap(({ after }) => after?.key ?? [])
  if (keys.length + needed.length === 0) return new Map<string, First>()
  await ctx.db.execute(sql`
    insert into data_import_key (import_id, key, row, digest, created_at)
    select distinct on (key) ${importId}::uuid, key, row, digest, ${ctx.now().toISOString()}::timestamptz
    from unnest(${sql.param(keys)}::text[], ${sql.param(given.map(({ number }) => number))}::int[],
      ${sql.param(given.map(({ digest }) => digest))}::text[]) as given (key, row, digest)
    order by key, row on conflict do nothing`)
  const { rows } = await ctx.db.execute<{ key: string; row: number; digest: string | null }>(sql`
    select key, row, digest from data_import_key
    where import_id = ${importId} and key = any(${sql.param([...keys, ...needed])}::text[])`)
  return new Map(rows.map(({ key, ...first }) => [key, first]))
}

type Firsts = ReadonlyMap<string, First>

/**
 * What a row repeats that must not occur twice, states in another way than a row before it, or needs of one
 * that is not there.
 */
function faultInFile(checked: CheckedRow, firsts: Firsts): RowFault | null {
  const { number, keys, alike = [], after } = checked
  const before = (key: string) => {
    const first = firsts.get(key)
    return first && first.row < number ? first : undefined
  }
  if (after && !before(after.key)) return after.fault
  const repeated = keys.find(({ key }) => before(key))
  const other = alike.find(({ key, stated }) => {
    const first = before(key)
    return first && first.digest !== digestOf(stated)
  })
  const found = repeated ?? other
  if (!found) return null
  const { key, header, value } = found
  const fault = repeated ? 'sameTwice' : 'differs'
  return { header, value, fault, values: { row: before(key)?.row ?? 0 }, suggestion: null }
}

function comparedInFile(checked: CheckedRow, firsts: Firsts): CheckedRow {
  const fault = faultInFile(checked, firsts)
  if (!fault) return checked
  return { ...checked, outcome: 'faulty', faults: [...checked.faults, fault], values: null }
}

const storeChecked = (ctx: TxCtx, importId: string, rows: readonly CheckedRow[]) => {
  const facts = rows.map(({ number, outcome, faults, warnings, values }) =>
    JSON.stringify({ row: number, outcome, faults, warnings, values }),
  )
  return ctx.db.execute(sql`
    update data_import_row set outcome = each.outcome, faults = each.faults,
      warnings = array(select jsonb_array_elements_text(each.warnings)), values = each.values
    from unnest(${sql.param(facts)}::jsonb[]) as given (fact),
      jsonb_to_record(fact) as each (row int, outcome text, faults jsonb, warnings jsonb, values jsonb)
    where data_import_row.import_id = ${importId} and data_import_row.row = each.row`)
}

async function checkBlock(ctx: Ctx, row: ImportRow): Promise<void> {
  const rows = await rowsAfter(ctx, row, CHECKED_AT_ONCE)
  if (rows.length === 0) return end(ctx, row, 'checked')
  const checked = await targetOf(row).check(ctx, {
    ...row,
    rows: rows.map(({ row: number, cells }) => ({ number, cells })),
  })
  await atomic(ctx, async (ctx) => {
    if (!(await advance(ctx, row, rows))) return
    const firsts = await firstRows(ctx, row.id, checked)
    await storeChecked(
      ctx,
      row.id,
      checked.map((each) => comparedInFile(each, firsts)),
    )
  })
}

const storeSaved = (ctx: TxCtx, importId: string, rows: readonly SavedRow[]) =>
  ctx.db.execute(sql`
    update data_import_row set outcome = each.outcome, entity_id = each.entity_id, faults = each.faults
    from unnest(${sql.param(rows.map(({ number }) => number))}::int[],
      ${sql.param(rows.map(({ outcome }) => outcome))}::text[],
      ${sql.param(rows.map(({ entityId }) => entityId))}::uuid[],
      ${sql.param(rows.map(({ faults = [] }) => JSON.stringify(faults)))}::jsonb[]) as each (row, outcome, entity_id, faults)
    where data_import_row.import_id = ${importId} and data_import_row.row = each.row`)

async function saveBlock(ctx: Ctx, row: ImportRow): Promise<void> {
  const rows = await rowsAfter(ctx, row, SAVED_AT_ONCE)
  if (rows.length === 0) return end(ctx, row, 'finish')
  await atomic(ctx, async (ctx) => {
    if (!(await advance(ctx, row, rows))) return
    const valid = rows.filter(({ values }) => values !== null)
    const saved = await targetOf(row).save(ctx, {
      importId: row.id,
      sellerId: row.sellerId,
      origin: row.origin,
      staffId: row.staffId,
      accountId: row.accountId,
      rows: valid.map(({ row: number, values }) => ({ number, values })),
    })
    await storeSaved(ctx, row.id, saved)
    await wantPhotosOf(ctx, row, saved)
  })
}

const end = async (ctx: Ctx, { id, attempt }: ImportRow, action: 'checked' | 'finish') => {
  await atomic(ctx, async (ctx) => {
    const at = ctx.now()
    const time = action === 'finish' ? { finishedAt: at } : { checkedAt: at }
    const ended = await transition(
      ctx,
      dataImport,
      importLifecycle,
      { id, action, by: 'system' },
      {
        set: { ...time, updatedAt: at },
        emit: [occurrence(action === 'finish' ? importFinished : importChecked, { importId: id })],
      },
    )
    if (ended.attempt !== attempt) throw new Error(`the import ${id} was started again`)
  })
}

/** Checks or saves the next block of rows and plans the one after it, in one transaction. */
export async function runBlock(ctx: Ctx, importId: string, attempt: number): Promise<void> {
  const row = await importById(ctx, importId)
  if (row?.attempt !== attempt) return
  const own = { ...ctx, locale: knownLocale(row.locale) }
  if (row.state === 'checking') await checkBlock(own, row)
  if (row.state === 'running') await saveBlock(own, row)
}
