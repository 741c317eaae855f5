import { randomUUID } from 'node:crypto'
import type { TestServer } from '../harness.ts'

interface Column {
  table: string
  column: string
  type: string
}

/** The columns that an INSERT must name. */
const REQUIRED = `
  select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`

const LATER = '2036-01-01T00:00:00Z'

/** A value for a column that a row need not state. Texts are found again wherever they are shown. */
function valueFor({ table, column, type }: Column, mark: string, now: Date): unknown {
  if (type.startsWith('timestamp')) return /expires|until|due/.test(column) ? LATER : now
  if (type === 'date') return now
  if (type === 'boolean') return false
  if (type === 'uuid') return randomUUID()
  if (type === 'bytea') return Buffer.from(randomUUID())
  if (type === 'jsonb') return '{}'
  if (type === 'ARRAY') return []
  if (type === 'text' || type === 'character') return `${mark} ${table} ${column}`
  return 1
}

export type Row = Record<string, unknown> & { id: string }
export type Make = (table: string, values: Record<string, unknown>) => Promise<Row>

/** Inserts rows whose texts carry the mark of their owner. A test states what its rules depend on. */
export async function rowMaker(
  { pool, ctx }: { pool: Pick<TestServer['pool'], 'query'>; ctx: TestServer['ctx'] },
  mark: string,
): Promise<Make> {
  const { rows: required } = await pool.query<Column>(REQUIRED)
  return async (table, values) => {
    const filled = required
      .filter((each) => each.table === table && !(each.column in values))
      .map((each) => [each.column, valueFor(each, mark, ctx.now())] as const)
    const all = { ...Object.fromEntries(filled), ...values }
    const names = Object.keys(all)
    const { rows } = await pool.query<Row>(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join()})
       values (${names.map((_, i) => `$${i + 1}`).join()}) returning *`,
      Object.values(all),
    )
    const [made] = rows
    if (!made) throw new Error(`no row in ${table}`)
    return made
  }
}
