import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  aProductAttribute,
  aProductCategory,
} from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { stock, stockMovement } from '#features/mall/product/stock.tables.ts'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { readTable } from '#kernel/table-file/table-file.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import type { TestServer } from '#test/harness.ts'
import { csvOf } from '#test/imports.ts'
import { TERMS } from '#test/mall/vouchers.ts'
import { aStoreThatImports } from '#test/stores/product-imports.ts'
import { startUploads } from '#test/uploads.ts'
import { runBlock } from './import.block.service.ts'
import { dataImport, dataImportRow } from './import.tables.ts'

const { faults, run, detail, faultFile, list, accept } = merchantImportEndpoints
/** Each test sends files and runs jobs; a busy machine takes its time. */
const LONG_MS = 120_000
const LIMITS = { rows: 1000, columns: 100, cellCharacters: 4000, unpackedBytes: 1e8 }

const PIN = {
  code: 'pin',
  texts: { en: 'Pin' },
  values: [
    { code: '18', texts: { en: '18 mm' } },
    { code: '22', texts: { en: '22 mm' } },
  ],
}

type Trader = Awaited<ReturnType<typeof aStoreThatImports>>

const HEADINGS = ['Code', 'Name', 'Category', 'Condition', 'Price', 'On hand', 'Brand']
const aRow = (code: string, changes: Partial<Record<string, string>> = {}) => {
  const row: Record<string, string | undefined> = {
    Code: code,
    Name: `Tooth ${code}`,
    Category: 'Teeth',
    Condition: 'New',
    Price: '62.00',
    'On hand': '5',
    Brand: '',
    ...changes,
  }
  return HEADINGS.map((heading) => row[heading] ?? '')
}
const fileOf = (...rows: string[][]) => csvOf(rows, HEADINGS)

/** A product of two variants, one of them in stock. */
const aTooth = ({ ctx }: TestServer, { sellerId, productCategoryId, warehouseId }: Trader) =>
  aProduct(ctx, {
    sellerId,
    productCategoryId,
    warehouseId,
    brand: 'Esco',
    partNo: 'V-18',
    texts: { en: { name: '=Tooth', summary: 'Short' }, ar: { name: 'سن' } },
    options: [PIN],
    skus: [
      { code: 'T-18', values: { pin: '18' }, priceMinor: 6200n, stock: 7 },
      { code: 'T-22', values: { pin: '22' }, priceMinor: 8600n },
    ],
  })

async function tableAt(url: string) {
  const rows = await Array.fromAsync(readTable(await (await fetch(url)).bytes(), LIMITS))
  return rows.map(({ cells }) => cells)
}

async function exported(
  server: TestServer,
  { bearer }: Trader,
  language: LocaleCode,
  format: 'csv' | 'xlsx',
) {
  const call = server.client({ bearer, language })
  const { exportId } = await call(productExportEndpoints.ask, { body: { filter: {}, format } })
  await server.work()
  const { url } = await call(productExportEndpoints.detail, { query: { exportId } })
  return tableAt(url ?? '')
}

const written = (format: 'csv' | 'xlsx', rows: readonly (readonly string[])[]) => {
  const writer = tableWriter(format)
  for (const row of rows) writer.add(row)
  return writer.finish()
}

const everything = async ({ ctx: { db } }: TestServer) => ({
  products: await db.select().from(product).orderBy(asc(product.id)),
  variants: await db.select().from(sku).orderBy(asc(sku.code)),
  texts: await db.select().from(productText).orderBy(asc(productText.locale)),
  stock: await db.select().from(stock),
  movements: await db.$count(stockMovement),
})

const reasons = async ({ call }: Trader, importId: string) => {
  const { rows } = await call(faults, { query: { importId } })
  return rows.flatMap(({ row, faults: all }) =>
    all.map(({ header, fault, suggestion }) => [row, header, fault, suggestion]),
  )
}

describe('an import of products by their store', () => {
  it.each(['csv', 'xlsx'] as const)(
    'takes the file of the export as %s without a change, and changes only the price that was changed [BO-3] [PR-1]',
    async (format) => {
      await using uploads = await startUploads()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      await aTooth(server, trader)
      const before = await everything(server)
      const [heading = [], ...lines] = await exported(server, trader, 'en', format)
      const same = await trader.imported(written(format, [heading, ...lines]))
      expect(same).toMatchObject({ state: 'done', counts: { unchanged: 2, changed: 0, faulty: 0 } })
      expect(await everything(server)).toEqual(before)

      const at = heading.indexOf(translator('en')('portalProduct.priceOnly'))
      const repriced = lines.map((cells) => (cells[0] === 'T-22' ? cells.with(at, '90.50') : cells))
      const done = await trader.imported(written(format, [heading, ...repriced]))
      expect(done.counts).toMatchObject({ unchanged: 1, changed: 1, new: 0, faulty: 0 })
      const after = await everything(server)
      expect(after.variants.map(({ code, priceMinor }) => [code, priceMinor])).toEqual([
        ['T-18', 6200n],
        ['T-22', 9050n],
      ])
      expect(after.variants[0]).toEqual(before.variants[0])
      expect({ ...after.variants[1], priceMinor: 0n, version: 0, updatedAt: 0 }).toEqual({
        ...before.variants[1],
        priceMinor: 0n,
        version: 0,
        updatedAt: 0,
      })
      const { texts, stock: places, movements } = before
      expect(after).toMatchObject({ texts, stock: places, movements })
      expect(after.products).toMatchObject([{ lowestMinor: 6200n, highestMinor: 9050n }])
    },
    LONG_MS,
  )

  it(
    'takes the file of the export in every language, whatever language the person who sends it has [BO-3]',
    async () => {
      await using uploads = await startUploads()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      await aTooth(server, trader)
      for (const locale of LOCALE_CODES) {
        const table = await exported(server, trader, locale, 'csv')
        const { columns, counts } = await trader.checked(written('csv', table))
        expect(counts, locale).toMatchObject({ total: 2, unchanged: 2 })
        // All but the name of the variant, its state, and what is held and sold.
        expect(columns.filter(({ field }) => field !== null)).toHaveLength(columns.length - 4)
      }
    },
    LONG_MS,
  )

  it('saves new products as drafts with their stock; the same file again creates nothing [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { db } = server.ctx
    const trader = await aStoreThatImports(server, 'gulf')
    const file = fileOf(aRow('A-1'), aRow('A-2', { 'On hand': '0', Brand: 'Unheard' }))
    const first = await trader.imported(file)
    expect(first).toMatchObject({ state: 'done', counts: { new: 2, faulty: 0, warned: 1 } })
    expect(first.warnings).toEqual([{ warning: 'otherBrand', count: 1 }])
    const made = await db
      .select()
      .from(sku)
      .innerJoin(product, eq(product.id, sku.productId))
      .orderBy(asc(sku.code))
    expect(made).toMatchObject([
      { sku: { code: 'A-1', priceMinor: 6200n }, product: { state: 'draft', condition: 'new' } },
      { sku: { code: 'A-2' }, product: { state: 'draft', brand: 'Unheard' } },
    ])
    expect(await db.select().from(stock)).toMatchObject([
      { onHand: 5, warehouseId: trader.warehouseId },
    ])
    expect(await db.select().from(stockMovement)).toMatchObject([{ actorId: trader.accountId }])
    const again = await trader.imported(file)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    expect(await db.$count(product)).toBe(2)
    expect(await db.$count(stockMovement)).toBe(1)
  })

  it('changes what the rows change: facts of the product once, figures of each variant, stock with its movement [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    await aTooth(server, trader)
    const headings = ['Code', 'Name', 'Weight, g', 'On hand', 'Part number']
    const rows = [
      ['T-18', 'Tooth', '950', '9', 'V-19'],
      ['T-22', '=Tooth', '', '', ''],
    ]
    const done = await trader.imported(csvOf(rows, headings))
    expect(done.counts).toMatchObject({ changed: 1, unchanged: 1 })
    const { products, variants, texts, stock: places } = await everything(server)
    expect(products).toMatchObject([{ partNo: 'V-19', brand: 'Esco' }])
    expect(variants).toMatchObject([{ weightG: 950 }, { weightG: 800, priceMinor: 8600n }])
    expect(texts).toMatchObject([{ name: 'سن' }, { name: 'Tooth', summary: 'Short' }])
    expect(places).toMatchObject([{ onHand: 9 }])
  })

  it('says of each row what is wrong with it and what to do, and saves the others [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { ctx } = server
    const trader = await aStoreThatImports(server, 'gulf')
    const { sellerId, productCategoryId } = trader
    const bolts = await aProductCategory(ctx, { code: 'bolts', names: { en: 'Bolts' } })
    const of = [{ productCategoryId: bolts.id }]
    await aProductAttribute(ctx, { code: 'thread', kind: 'text', names: { en: 'Thread' }, of })
    const reviewed = await aProductCategory(ctx, {
      code: 'slings',
      names: { en: 'Slings' },
      needsReview: true,
    })
    await aTooth(server, trader)
    await aProduct(ctx, {
      sellerId,
      productCategoryId: reviewed.id,
      texts: { en: { name: 'Sling' } },
      skus: [{ code: 'S-1' }],
    })
    await aProduct(ctx, { sellerId, productCategoryId, state: 'deleted', skus: [{ code: 'GONE' }] })
    const virtual = { isVirtual: true, deliveryMethods: ['none' as const], voucherTerms: TERMS }
    await aProduct(ctx, { sellerId, productCategoryId, ...virtual, skus: [{ code: 'V-1' }] })
    await aWarehouse(ctx, { sellerId })
    const headings = [...HEADINGS, 'Currency', 'Thread']
    const row = (code: string, changes: Record<string, string> = {}, ...more: string[]) => [
      ...aRow(code, { 'On hand': '', ...changes }),
      ...more,
    ]
    const tooth = { Name: '', Category: '', Condition: '', Price: '', 'On hand': '' }
    const { importId, counts } = await trader.checked(
      csvOf(
        [
          row('N-1', { Category: 'Teeeth' }),
          row('N-2', { Category: 'Submarines' }),
          row('N 3'),
          row('N-4', {}, 'USD'),
          row('N-5', {}, '', 'M20'),
          row('N-6', { Name: '', Condition: 'Shiny', Price: '1.234' }),
          row('N-7', { 'On hand': '4' }),
          row('GONE'),
          row('S-1', { ...tooth, Name: 'Other' }),
          row('T-18', { ...tooth, Name: 'First' }),
          row('T-22', { ...tooth, Name: 'Second' }),
          row('N-8', { Category: 'Bolts' }, 'AED', 'M20'),
          row('N-8', { Category: 'Bolts' }),
          row('V-1', { ...tooth, Price: '70.00' }),
        ],
        headings,
      ),
    )
    expect(await reasons(trader, importId)).toEqual([
      [2, 'Category', 'noSuchCategory', 'Teeth'],
      [3, 'Category', 'noSuchCategory', null],
      [4, 'Code', 'wrongCode', null],
      [5, 'Currency', 'otherCurrency', null],
      [6, 'Thread', 'notOfCategory', null],
      [7, 'Name', 'required', null],
      [7, 'Condition', 'notChoice', null],
      [7, 'Price', 'priceDecimals', null],
      [8, 'On hand', 'noWarehouse', null],
      [9, 'Code', 'codeOfDeleted', null],
      [10, 'Code', 'reviewedOnSale', null],
      [12, 'Name', 'differs', null],
      [14, 'Code', 'sameTwice', null],
    ])
    expect(counts).toMatchObject({ new: 1, changed: 2, faulty: 11, suggested: 1 })
    const arabic = server.client({ bearer: trader.bearer, language: 'ar' })
    const { url } = await arabic(faultFile, { query: { importId, format: 'xlsx' } })
    const [heading, ...lines] = await tableAt(url)
    expect(heading).toEqual([...headings, translator('ar')('portalImport.errorColumn')])
    expect(lines[1]?.at(-1)).toContain(translator('ar')('portalImport.faultNoSuchCategory'))
    await trader.call(accept, { body: { importId } })
    await server.work()
    await trader.call(run, { body: { importId } })
    await server.work()
    expect((await trader.detailOf(importId)).counts).toMatchObject({
      new: 2,
      changed: 2,
      faulty: 10,
    })
    const codes = await ctx.db.select({ code: sku.code }).from(sku).orderBy(asc(sku.code))
    expect(codes.map(({ code }) => code)).toEqual([
      'GONE',
      'N-1',
      'N-8',
      'S-1',
      'T-18',
      'T-22',
      'V-1',
    ])
    const [bolt] = await ctx.db
      .select()
      .from(product)
      .where(eq(product.productCategoryId, bolts.id))
    expect(bolt?.attributes).toEqual({ thread: 'M20' })
  })

  it('lets the price of a reviewed product on sale be changed, and says when its facts no longer can [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { ctx } = server
    const trader = await aStoreThatImports(server, 'gulf')
    const { sellerId } = trader
    const reviewed = await aProductCategory(ctx, {
      code: 'slings',
      names: { en: 'Slings' },
      needsReview: true,
    })
    const own = { sellerId, productCategoryId: reviewed.id }
    await aProduct(ctx, { ...own, skus: [{ code: 'S-1', priceMinor: 100n }] })
    const draft = await aProduct(ctx, { ...own, state: 'withdrawn', skus: [{ code: 'S-2' }] })
    const rows = [
      ['S-1', '2.50', ''],
      ['S-2', '', 'P-9'],
    ]
    const { importId, counts } = await trader.checked(csvOf(rows, ['Code', 'Price', 'Part number']))
    expect(counts).toMatchObject({ changed: 2, faulty: 0 })
    await ctx.db.update(product).set({ state: 'onSale' }).where(eq(product.id, draft.id))
    await trader.call(run, { body: { importId } })
    await server.work()
    const done = await trader.detailOf(importId)
    expect(done).toMatchObject({ state: 'done', counts: { changed: 1, faulty: 1 } })
    expect(await reasons(trader, importId)).toEqual([[3, '', 'changedSince', null]])
    const variants = await ctx.db.select().from(sku).orderBy(asc(sku.code))
    expect(variants.map(({ priceMinor }) => priceMinor)).toEqual([250n, 12_500n])
    expect(await ctx.db.$count(product, eq(product.partNo, 'P-9'))).toBe(0)
  })

  it('continues after a kill where it was: a repeated block changes nothing [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { ctx } = server
    const trader = await aStoreThatImports(server, 'gulf')
    const { importId } = await trader.checked(fileOf(aRow('B-1'), aRow('B-2'), aRow('B-3')))
    await trader.call(run, { body: { importId } })
    const [started] = await ctx.db.select().from(dataImport)
    const attempt = started?.attempt ?? 0
    await runBlock(ctx, importId, attempt)
    expect(await ctx.db.$count(product)).toBe(3)
    const saved = await everything(server)
    await runBlock(ctx, importId, attempt - 1)
    await ctx.db.update(dataImport).set({ state: 'running', doneThrough: 0, rowsDone: 0 })
    await runBlock(ctx, importId, attempt)
    expect(await everything(server)).toEqual(saved)
    await server.work()
    expect(await trader.detailOf(importId)).toMatchObject({ state: 'done', progress: 3 })
    expect(await everything(server)).toEqual(saved)
  })

  it('reaches nothing of another store: neither its imports nor the products that have its codes [BO-3] [PR-1]', async () => {
    await using uploads = await startUploads()
    const { server, call: staff } = uploads
    const { ctx } = server
    const gulf = await aStoreThatImports(server, 'gulf')
    const levant = await aStoreThatImports(server, 'levant')
    await aTooth(server, gulf)
    const before = await everything(server)
    const { importId } = await levant.imported(fileOf(aRow('T-18', { Price: '1.00' })))
    expect((await levant.detailOf(importId)).counts).toMatchObject({ new: 1, changed: 0 })
    const after = await everything(server)
    expect(after.products.filter(({ sellerId }) => sellerId === gulf.sellerId)).toEqual(
      before.products,
    )
    expect(after.variants.filter(({ sellerId }) => sellerId === gulf.sellerId)).toEqual(
      before.variants,
    )
    const query = { importId }
    await expect(gulf.call(detail, { query })).rejects.toMatchObject({ status: 404 })
    await expect(gulf.call(faults, { query })).rejects.toMatchObject({ status: 404 })
    await expect(gulf.call(run, { body: query })).rejects.toMatchObject({ status: 404 })
    expect((await gulf.call(list, { query: {} })).rows).toEqual([])
    expect((await levant.call(list, { query: {} })).rows).toHaveLength(1)
    await expect(staff(importEndpoints.detail, { query })).rejects.toMatchObject({ status: 404 })
    const read = await gulf.sent(fileOf(aRow('T-18')))
    const mapping = read.columns.map(({ header, field }) => ({ header, field }))
    const body = { importId: read.importId, mapping, numbers: 'point', remember: false } as const
    const others = { body: { ...body, warehouseId: levant.warehouseId } }
    await expect(gulf.call(merchantImportEndpoints.check, others)).rejects.toMatchObject({
      status: 400,
    })
    expect(await ctx.db.$count(dataImportRow, eq(dataImportRow.importId, importId))).toBe(1)
  })
})
