import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { importedDevice } from '#features/machines/device-import/device-import.tables.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { device, devicePrice } from '#features/machines/device/device.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { readTable } from '#kernel/table-file/table-file.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import { aRow, csvOf, HEADINGS, startImports } from '#test/imports.ts'
import { runBlock } from './import.block.service.ts'
import { dataImport, dataImportRow } from './import.tables.ts'

const LIMITS = { rows: 1000, columns: 100, cellCharacters: 1000, unpackedBytes: 1e8 }

const xlsxOf = (rows: readonly string[][]) => {
  const writer = tableWriter('xlsx')
  for (const row of [HEADINGS, ...rows]) writer.add(row)
  return writer.finish()
}

async function downloaded(url: string) {
  const reply = await fetch(url)
  expect(reply.headers.get('content-disposition')).toContain('attachment')
  const rows = await Array.fromAsync(readTable(await reply.bytes(), LIMITS))
  return rows.map(({ cells }) => cells)
}

const reasons = (
  rows: readonly {
    row: number
    faults: readonly { header: string; fault: string; suggestion: string | null }[]
  }[],
) => rows.map(({ row, faults }) => [row, ...faults.map((f) => [f.header, f.fault, f.suggestion])])

describe('an import of machines', () => {
  it.each([
    ['CSV', csvOf],
    ['XLSX', xlsxOf],
  ])(
    'from %s recognises the columns, checks every row and saves drafts [BO-3]',
    async (_, fileOf) => {
      await using imports = await startImports()
      const { ctx } = imports.server
      const read = await imports.sent(fileOf([aRow(1), aRow(2, { PRICE_USD: '' })]))
      expect(read).toMatchObject({ state: 'read', counts: { total: 2 } })
      expect(
        read.columns.map(({ field, unit, currency, match }) => [field, unit ?? currency, match]),
      ).toEqual([
        ['externalId', undefined, 'recognised'],
        ['serialNo', undefined, 'recognised'],
        ['brand', undefined, 'recognised'],
        ['model', undefined, 'recognised'],
        ['yearMade', undefined, 'recognised'],
        ['workHours', undefined, 'recognised'],
        ['spec.operatingWeight', 'lb', 'recognised'],
        ['price', 'USD', 'recognised'],
      ])
      await imports.startCheck(read)
      await imports.server.work()
      const checked = await imports.detailOf(read.importId)
      expect(checked).toMatchObject({ state: 'checked', counts: { new: 2, faulty: 0, warned: 1 } })
      expect(await ctx.db.$count(device)).toBe(0)
      await imports.call(importEndpoints.run, { body: { importId: read.importId } })
      await imports.server.work()
      expect(await imports.detailOf(read.importId)).toMatchObject({ state: 'done', progress: 2 })
      const machines = await ctx.db.select().from(device).orderBy(asc(device.serialNo))
      expect(machines).toMatchObject([
        {
          serialNo: 'HEX0000001',
          model: '320',
          yearMade: 2019,
          workHours: 7840,
          state: 'draft',
          emirate: 'sharjah',
          specs: { operatingWeight: 21_999.2 },
          priceMinor: 6_426_100n,
          priceCurrency: 'USD',
          priceMode: 'fixed',
        },
        { serialNo: 'HEX0000002', priceMinor: null, priceMode: 'onRequest' },
      ])
      expect(machines.every(({ modelId }) => modelId !== null)).toBe(true)
    },
  )

  it('names all errors of a row with what was probably meant, and saves the others [BO-3]', async () => {
    await using imports = await startImports()
    const { ctx } = imports.server
    const rival = await aSeller(ctx, { code: 'rival', names: { en: 'Rival' } })
    await aDevice(ctx, {
      ...imports.references,
      sellerId: rival.id,
      serialNo: 'HEX-000 0009',
      stockNo: 'IS-20418',
    })
    const { importId, counts, faults } = await imports.checked(
      csvOf([
        aRow(1, { YOM: '19', SMR: '784000' }),
        aRow(2, { MODEL: '32O' }),
        aRow(3, { SERIAL: '' }),
        aRow(4, { PRICE_USD: 'call' }),
        aRow(9),
        aRow(6),
        aRow(6, { STOCK_NO: 'BD-60' }),
        aRow(8, { MAKE: 'Unheard' }),
        [...aRow(10), 'one too many'],
      ]),
    )
    expect(counts).toMatchObject({ total: 9, new: 1, faulty: 8, suggested: 2 })
    expect(faults.map(({ fault }) => fault)).toContain('yearDigits')
    const { rows, total } = await imports.call(importEndpoints.faults, { query: { importId } })
    expect(total).toBe(8)
    expect(reasons(rows)).toEqual([
      [2, ['YOM', 'yearDigits', '2019'], ['SMR', 'outOfRange', '7840']],
      [3, ['MODEL', 'modelMisspelled', '320']],
      [4, ['SERIAL', 'required', null]],
      [5, ['PRICE_USD', 'notNumber', null]],
      [6, ['SERIAL', 'serialElsewhere', null]],
      [8, ['SERIAL', 'sameTwice', null]],
      [9, ['MAKE', 'unknownBrand', null]],
      [10, ['', 'tooManyCells', null]],
    ])
    const only = await imports.call(importEndpoints.faults, {
      query: { importId, fault: 'sameTwice' },
    })
    expect(only.rows.map(({ row }) => row)).toEqual([8])
    await imports.call(importEndpoints.accept, { body: { importId } })
    await imports.server.work()
    expect((await imports.detailOf(importId)).counts).toMatchObject({ new: 3, faulty: 6 })
    await imports.call(importEndpoints.run, { body: { importId } })
    await imports.server.work()
    expect(await imports.detailOf(importId)).toMatchObject({
      state: 'done',
      counts: { new: 3, faulty: 6 },
    })
    expect(await ctx.db.$count(device)).toBe(4)
  })

  it.each(['csv', 'xlsx'] as const)(
    'gives the rows with errors as %s, in the language of the reader, to correct and send again [BO-3]',
    async (format) => {
      await using imports = await startImports()
      const first = await imports.imported(
        csvOf([aRow(1), aRow(2, { YOM: '19' }), aRow(3, { PRICE_USD: '=1+1' })]),
      )
      const arabic = imports.server.client({ bearer: imports.bearer, language: 'ar' })
      const { url } = await arabic(importEndpoints.faultFile, {
        query: { importId: first.importId, format },
      })
      const [headings, ...rows] = await downloaded(url)
      expect(headings).toEqual([...HEADINGS, 'الخطأ'])
      expect(rows.map((row) => row.slice(0, -1))).toEqual([
        aRow(2, { YOM: '19' }),
        aRow(3, { PRICE_USD: '=1+1' }),
      ])
      expect(rows[0]?.at(-1)).toContain('2019')
      const corrected = rows.map((row) =>
        row.map((cell, n) =>
          HEADINGS[n] === 'YOM' ? '2019' : HEADINGS[n] === 'PRICE_USD' ? '61000' : cell,
        ),
      )
      const second = await imports.checked(csvOf(corrected, headings))
      expect(second.columns.map(({ match }) => match)).toEqual([
        ...HEADINGS.map(() => 'remembered'),
        'none',
      ])
      expect(second.counts).toMatchObject({ total: 2, new: 2, faulty: 0 })
    },
  )

  it('changes what differs, writes the price history, and skips what is the same or sold [BO-3]', async () => {
    await using imports = await startImports()
    const { ctx } = imports.server
    await imports.imported(csvOf([aRow(1), aRow(2), aRow(3), aRow(4)]))
    await ctx.db.update(device).set({ state: 'listed', unstated: [] })
    await ctx.db
      .update(device)
      .set({ state: 'sold', soldOn: '2026-11-01' })
      .where(eq(device.serialNo, aRow(4)[1] ?? ''))
    const file = csvOf([
      aRow(1),
      aRow(2, { PRICE_USD: '60000' }),
      aRow(3, { SERIAL: 'HEX0000033', SMR: '8000' }),
      aRow(4),
    ])
    const { importId, counts } = await imports.checked(file)
    expect(counts).toMatchObject({ new: 0, changed: 2, unchanged: 1, faulty: 1 })
    await imports.call(importEndpoints.run, { body: { importId } })
    await imports.server.work()
    const machines = await ctx.db.select().from(device).orderBy(asc(device.serialNo))
    expect(
      machines.map(({ serialNo, workHours, priceMinor, version }) => [
        serialNo,
        workHours,
        priceMinor,
        version > 1,
      ]),
    ).toEqual([
      ['HEX0000001', 7840, 6_426_100n, false],
      ['HEX0000002', 7840, 6_000_000n, true],
      ['HEX0000004', 7840, 6_426_100n, false],
      ['HEX0000033', 8000, 6_426_100n, true],
    ])
    expect(await ctx.db.$count(devicePrice)).toBe(5)
    expect(await ctx.db.$count(importedDevice)).toBe(4)
  })

  it('has one effect when blocks are repeated, run at once or continued after a stop [BO-3]', async () => {
    await using imports = await startImports()
    const { ctx } = imports.server
    const rows = Array.from({ length: 450 }, (_, n) => aRow(n))
    const { importId } = await imports.checked(csvOf(rows))
    await imports.call(importEndpoints.run, { body: { importId } })
    const attempt = 2
    // A killed worker leaves its job to another one: both may run the same block.
    await Promise.allSettled([1, 2, 3].map(() => runBlock(ctx, importId, attempt)))
    expect(await ctx.db.$count(device)).toBe(200)
    expect(await imports.detailOf(importId)).toMatchObject({ state: 'running', progress: 200 })
    await imports.call(importEndpoints.pause, { body: { importId } })
    await imports.server.work()
    expect(await imports.detailOf(importId)).toMatchObject({ state: 'paused', progress: 200 })
    await imports.call(importEndpoints.resume, { body: { importId } })
    await imports.server.work()
    await runBlock(ctx, importId, attempt)
    expect(await imports.detailOf(importId)).toMatchObject({
      state: 'done',
      progress: 450,
      counts: { new: 450 },
    })
    expect(await ctx.db.$count(device)).toBe(450)
    const saved = await ctx.db
      .select()
      .from(dataImportRow)
      .where(eq(dataImportRow.importId, importId))
    expect(new Set(saved.map(({ entityId }) => entityId)).size).toBe(450)
  })

  it.each([
    ['a broken archive', Buffer.from('PK\u0003\u0004 no more'), 'damaged'],
    ['no row', csvOf([]), 'noRows'],
    ['two equal headings', csvOf([['a', 'b']], ['X', 'X']), 'sameHeader'],
  ])('refuses a file with %s and states why [BO-3]', async (_, file, fault) => {
    await using imports = await startImports()
    expect(await imports.sent(file)).toMatchObject({ state: 'refused', fault })
  })

  it('is not checked without the columns that every machine needs [BO-3]', async () => {
    await using imports = await startImports()
    const read = await imports.sent(csvOf([['CAT', '320']], ['MAKE', 'MODEL']))
    await expect(imports.startCheck(read)).rejects.toMatchObject({
      message: expect.stringContaining('Serial number') as string,
    })
  })

  it('ends when no one continues it, and does nothing once it is cancelled [BO-3]', async () => {
    await using imports = await startImports()
    const { ctx } = imports.server
    const { importId } = await imports.checked(csvOf([aRow(1)]))
    await imports.call(importEndpoints.run, { body: { importId } })
    await imports.call(importEndpoints.cancel, { body: { importId } })
    await imports.server.work()
    expect(await ctx.db.$count(device)).toBe(0)
    const list = await imports.call(importEndpoints.list, { query: { state: 'cancelled' } })
    expect(list).toMatchObject({
      total: 1,
      rows: [{ importId, seller: { name: 'Seven Dunes Plant' } }],
    })
    expect(await ctx.db.select({ state: dataImport.state }).from(dataImport)).toEqual([
      { state: 'cancelled' },
    ])
  })
})
