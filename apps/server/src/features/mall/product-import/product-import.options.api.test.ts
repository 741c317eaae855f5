import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { readTable } from '#kernel/table-file/table-file.ts'
import type { TestServer } from '#test/harness.ts'
import { csvOf } from '#test/imports.ts'
import { aStoreThatImports } from '#test/stores/product-imports.ts'
import { startUploads } from '#test/uploads.ts'

type Trader = Awaited<ReturnType<typeof aStoreThatImports>>

const LONG_MS = 120_000
const LIMITS = { rows: 1000, columns: 100, cellCharacters: 4000, unpackedBytes: 1e8 }
const HEADINGS = [
  'Handle',
  'Title',
  'Type',
  'Condition',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Inventory Qty',
]
const fileOf = (...rows: string[][]) => csvOf(rows, HEADINGS)
const first = (handle: string, code: string, ...options: string[]) => [
  handle,
  `Tooth ${handle}`,
  'Teeth',
  'New',
  ...options,
  code,
  '62.00',
  '3',
]
const further = (handle: string, code: string, ...options: string[]) => [
  handle,
  '',
  '',
  '',
  ...options,
  code,
  '65.00',
  '',
]

async function shop({ ctx: { db } }: TestServer) {
  const products = await db.select().from(product).orderBy(asc(product.code), asc(product.id))
  const variants = await db.select().from(sku).orderBy(asc(sku.code))
  const texts = await db.select().from(productText).orderBy(asc(productText.name))
  return { products, variants, texts, stock: await db.select().from(stock) }
}

const reasons = async ({ call }: Trader, importId: string) => {
  const { rows } = await call(merchantImportEndpoints.faults, { query: { importId } })
  return rows.flatMap(({ row, faults }) => faults.map(({ header, fault }) => [row, header, fault]))
}

async function exported(server: TestServer, { call }: Trader) {
  const body = { filter: {}, format: 'xlsx' } as const
  const { exportId } = await call(productExportEndpoints.ask, { body })
  await server.work()
  const { url } = await call(productExportEndpoints.detail, { query: { exportId } })
  const file = await (await fetch(url ?? '')).bytes()
  return Array.fromAsync(readTable(file, LIMITS), ({ cells }) => cells)
}

describe('options of an import', () => {
  it(
    'make one product of the rows of a shop system, and its export comes back without a change [BO-3] [PR-1]',
    async () => {
      await using uploads = await startUploads()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const done = await trader.imported(
        fileOf(
          first('v-tooth', 'V-18-S', 'Pin', '18 mm', 'Steel', 'Soft'),
          further('v-tooth', 'V-22-S', '', '22 mm', '', 'Soft'),
          further('v-tooth', 'V-22-H', '', '22 MM', '', 'Hard'),
          first('single', 'ONE', 'Title', 'Default Title', '', ''),
        ),
      )
      expect(done.columns.map(({ field }) => field)).not.toContain(null)
      expect(done).toMatchObject({ state: 'done', counts: { new: 4, faulty: 0 } })
      const made = await shop(server)
      expect(made.products).toMatchObject([
        { code: 'single', options: [], state: 'draft' },
        {
          code: 'v-tooth',
          lowestMinor: 6200n,
          highestMinor: 6500n,
          options: [
            {
              texts: { en: 'Pin' },
              values: [{ texts: { en: '18 mm' } }, { texts: { en: '22 mm' } }],
            },
            {
              texts: { en: 'Steel' },
              values: [{ texts: { en: 'Soft' } }, { texts: { en: 'Hard' } }],
            },
          ],
        },
      ])
      expect(made.variants.map(({ code, values }) => [code, values])).toEqual([
        ['ONE', {}],
        ['V-18-S', { pin: '18-mm', steel: 'soft' }],
        ['V-22-H', { pin: '22-mm', steel: 'hard' }],
        ['V-22-S', { pin: '22-mm', steel: 'soft' }],
      ])
      expect(made.stock).toMatchObject([{ onHand: 3 }, { onHand: 3 }])
      const [headings = [], ...lines] = await exported(server, trader)
      const same = await trader.imported(csvOf(lines, headings))
      expect(same.counts).toMatchObject({ total: 4, unchanged: 4 })
      expect(await shop(server)).toEqual(made)
    },
    LONG_MS,
  )

  it('adds variants to a product by its number or by the code of a variant, and gives a plain product its first options [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    await trader.imported(fileOf(first('v-tooth', 'V-18', 'Pin', '18 mm', '', '')))
    const plain = csvOf(
      [['P-1', 'Plain', 'Teeth', 'New', '9']],
      ['Code', 'Name', 'Category', 'Condition', 'Price'],
    )
    await trader.imported(plain)
    const { counts } = await trader.imported(
      fileOf(
        further('v-tooth', 'V-22', 'Pin', '22 mm', '', ''),
        further('V-18', 'V-25', 'Pin', '25 mm', '', ''),
        further('P-1', 'P-2', 'Colour', 'Black', '', ''),
        further('P-1', 'P-1', 'Colour', 'Yellow', '', '').with(9, ''),
      ),
    )
    expect(counts).toMatchObject({ new: 3, changed: 1, faulty: 0 })
    const { products, variants } = await shop(server)
    expect(products).toHaveLength(2)
    expect(variants.map(({ code, values }) => [code, ...Object.values(values)])).toEqual([
      ['P-1', 'yellow'],
      ['P-2', 'black'],
      ['V-18', '18-mm'],
      ['V-22', '22-mm'],
      ['V-25', '25-mm'],
    ])
  })

  it('says of each row what its options lack, before and after the check [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    await trader.imported(
      fileOf(
        first('v-tooth', 'V-18', 'Pin', '18 mm', '', ''),
        first('plain', 'PLAIN', '', '', '', ''),
      ),
    )
    const { importId, counts } = await trader.checked(
      fileOf(
        further('v-tooth', 'V-22', 'Length', '22 mm', '', ''),
        further('v-tooth', 'V-23', '', '18 MM', '', ''),
        further('v-tooth', 'V-24', 'Pin', '', '', ''),
        further('v-tooth', 'V-25', '', '25 mm', '', ''),
        further('v-tooth', 'V-26', '', '25 mm', '', ''),
        further('unknown', 'U-1', 'Pin', '18 mm', '', ''),
        further('plain', 'V-18', '', '', '', '').with(9, ''),
        further('plain', 'PLAIN-2', 'Colour', 'Red', '', ''),
        first('new', 'N-1', 'Pin', '18 mm', '', '').with(3, 'Shiny'),
        further('new', 'N-2', '', '22 mm', '', ''),
        first('other', 'O-1', '', 'Red', '', ''),
      ),
    )
    expect(await reasons(trader, importId)).toEqual([
      [2, 'Option1 Value', 'otherOptions'],
      [3, 'Option1 Value', 'sameVariant'],
      [4, 'Option1 Value', 'optionIncomplete'],
      [4, 'Option1 Value', 'otherOptions'],
      [6, 'Option1 Value', 'sameTwice'],
      [7, 'Handle', 'noProduct'],
      [8, 'Handle', 'otherProduct'],
      [10, 'Condition', 'notChoice'],
      [11, 'Handle', 'noProduct'],
      [12, 'Option1 Value', 'optionIncomplete'],
    ])
    expect(counts).toMatchObject({ new: 2, faulty: 9 })
    await trader.call(merchantImportEndpoints.run, { body: { importId } })
    await server.work()
    // The only variant of the plain product would be without a colour.
    expect((await reasons(trader, importId)).find(([row]) => row === 9)).toEqual([
      9,
      '',
      'otherOptions',
    ])
    const codes = (await shop(server)).variants.map(({ code }) => code)
    expect(codes).toEqual(['PLAIN', 'V-18', 'V-25'])
  })

  it('of the same file, sent eight times at once, make each product once [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    const file = fileOf(
      first('v-tooth', 'V-18', 'Pin', '18 mm', '', ''),
      further('v-tooth', 'V-22', '', '22 mm', '', ''),
      first('=1+1', '=cmd', '', '', '', ''),
    )
    const checked = []
    for (let n = 0; n < 8; n += 1) checked.push(await trader.checked(file))
    await Promise.all(
      checked.map(({ importId }) =>
        trader.call(merchantImportEndpoints.run, { body: { importId } }),
      ),
    )
    await server.work()
    for (const { importId } of checked) {
      const { state, counts } = await trader.detailOf(importId)
      expect({ state, faulty: counts.faulty }).toEqual({ state: 'done', faulty: 1 })
    }
    const { products, variants } = await shop(server)
    expect(products).toMatchObject([{ code: 'v-tooth' }])
    expect(variants.map(({ code }) => code)).toEqual(['V-18', 'V-22'])
  })

  it('frees the number of a product that is deleted', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    await trader.imported(fileOf(first('v-tooth', 'V-18', '', '', '', '')))
    await server.ctx.db.update(product).set({ state: 'deleted' })
    const { counts } = await trader.imported(fileOf(first('v-tooth', 'V-19', '', '', '', '')))
    expect(counts).toMatchObject({ new: 1, faulty: 0 })
    const [made] = await server.ctx.db.select().from(product).where(eq(product.code, 'v-tooth'))
    expect(made?.state).toBe('draft')
  })
})
