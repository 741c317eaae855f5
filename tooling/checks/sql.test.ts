import { describe, expect, it } from 'vitest'
import { withTree } from './planted.ts'
import { sql } from './sql.ts'

const FEATURES = 'apps/server/src/features/deals'
const table = (...names: string[]) =>
  names.map((name) => `export const a = pgTable('${name}', {})\n`).join('')

const TREE = {
  'apps/server/src/kernel/data/kernel.tables.ts': table('event'),
  'apps/server/migrations/0001_views.sql': 'CREATE VIEW "category_path" AS SELECT 1;\n',
  [`${FEATURES}/category/category.tables.ts`]: `${table('category')}export const b = pgView(\n  'category_path',\n)\n`,
  [`${FEATURES}/device/device.tables.ts`]: table('device', 'device_text'),
  [`${FEATURES}/sale/sale.tables.ts`]: table('sale'),
}

const QUERIES = `${FEATURES}/device/device.queries.ts`
const find = (source: string, place = QUERIES) => withTree({ ...TREE, [place]: source }, sql)

describe('the check of raw SQL', () => {
  it.each([
    ['own tables and those of the kernel', 'sql`select device.id from device join event on true`'],
    ['an alias of another name', 'sql`with sale as (select 1) select sale.id from device as sale`'],
    ['a name in quotes or in a comment', "sql`select 'sale.moved' from device -- from sale`"],
    ['the tables of imported values', 'sql`select ${sale.id} from ${sale}`'],
    ['words that only look like SQL', "log('takes the device from sale'); sql`select 1`"],
    ['a function', 'sql`select 1 from sale(1)`'],
  ])('passes %s', async (_, source) => {
    expect(await find(source)).toEqual([])
  })

  it.each([
    ['from', 'sql`select id from sale`', 'sale of deals/sale: 1'],
    ['join', 'sql<Row>`select id from device join "sale" on true`', 'sale of deals/sale: 1'],
    ['a column', 'const a = (x) => f(x, sql`sale.device_id = 1`)', 'sale of deals/sale: 1'],
    [
      'a nested text',
      'sql`select (${sql`select 1 from category`}) from device`',
      'category of deals/category: 1',
    ],
    ['a view', 'sql`select id from category_path`', 'category_path of deals/category: 1'],
    ['an update', "db.query('update sale set price = 1')", 'sale of deals/sale: 1'],
    ['an insert', 'sql.raw(`insert into sale values (${a})`)', 'sale of deals/sale: 1'],
    ['a deletion', "pool.query('delete from sale')", 'sale of deals/sale: 1'],
    ['every occurrence', 'sql`select sale.id, sale.price from sale`', 'sale of deals/sale: 3'],
  ])('refuses %s of another feature', async (_, source, fault) => {
    expect(await find(source)).toEqual([expect.stringContaining(`${QUERIES}: ${fault}`)])
  })

  it('refuses a view that no feature declares', async () => {
    const views = { ...TREE, [`${FEATURES}/category/category.tables.ts`]: table('category') }
    const files = { ...views, [QUERIES]: 'sql`select id from category_path`' }
    expect(await withTree(files, sql)).toEqual([
      expect.stringContaining('category_path of no feature: 1'),
    ])
  })

  it.each(['device.projection.ts', 'device.api.test.ts', 'device.builder.ts'])(
    'lets %s join features',
    async (name) => {
      const files = {
        ...TREE,
        [QUERIES]: 'sql`select id from device`',
        [`${FEATURES}/device/${name}`]: 'sql`select id from sale`',
      }
      const seen: string[] = []
      expect(await withTree(files, (root) => sql(root, (what) => seen.push(what)))).toEqual([])
      expect(seen[0]).toContain('1 SQL texts in 1 files, 6 tables and views;')
    },
  )

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree(TREE, sql)).toEqual([expect.stringContaining('found no sources')])
  })
})
