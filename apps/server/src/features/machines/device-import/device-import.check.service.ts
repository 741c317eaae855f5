import {
  devicesOfOthersBySerial,
  serialKey,
} from '#features/machines/device/device.bulk.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { CheckedRow, ImportBatch } from '#kernel/work/import-target.ts'
import { catalogueToImport } from './device-import.catalogue.projection.ts'
import { changeOf } from './device-import.change.rules.ts'
import { devicesMeant } from './device-import.queries.ts'
import { readRow } from './device-import.row.rules.ts'
import { changeBySeller, isPartLeftOut } from './device-import.seller.rules.ts'
import type { DeviceValues } from './device-import.values.ts'

const headerOf = ({ columns }: ImportBatch, field: string) =>
  columns.find((column) => column.field === field)?.header ?? ''

function keysOf(batch: ImportBatch, { externalId, columns: { serialNo } }: DeviceValues) {
  const serial = {
    key: `serial ${serialKey(serialNo)}`,
    header: headerOf(batch, 'serialNo'),
    value: serialNo,
  }
  const own = { key: `id ${externalId}`, header: headerOf(batch, 'externalId'), value: externalId }
  return own.header === '' ? [serial] : [serial, own]
}

/** Checks rows as the edit form would, and compares them with what is known; saves nothing. */
export async function checkDeviceRows(ctx: Ctx, batch: ImportBatch): Promise<CheckedRow[]> {
  const catalogue = await catalogueToImport(ctx)
  const isOfSeller = batch.origin === 'feed'
  const year = ctx.now().getUTCFullYear()
  const read = batch.rows.map(({ number, cells }) => ({
    number,
    ...readRow({ ...batch, cells, catalogue, year, locale: ctx.locale }),
  }))
  const readable = read.flatMap(({ values }) => values ?? [])
  const meant = await devicesMeant(ctx, batch.sellerId, readable)
  const serials = readable.map(({ columns }) => serialKey(columns.serialNo))
  const others = new Map(
    (await devicesOfOthersBySerial(ctx, batch.sellerId, serials)).map((row) => [
      serialKey(row.serialNo),
      row.stockNo,
    ]),
  )
  return read.map(({ number, values, faults, warnings }): CheckedRow => {
    if (!values) return { number, outcome: 'faulty', keys: [], faults, warnings, values: null }
    const { serialNo } = values.columns
    const keys = keysOf(batch, values)
    const faulty = (fault: 'serialElsewhere' | 'alreadySold', stockNo: string): CheckedRow => ({
      number,
      outcome: 'faulty',
      keys,
      faults: [
        {
          header: headerOf(batch, 'serialNo'),
          value: serialNo,
          fault,
          values: { stockNo },
          suggestion: null,
        },
      ],
      warnings,
      values: null,
    })
    const elsewhere = others.get(serialKey(serialNo))
    if (elsewhere !== undefined) return faulty('serialElsewhere', elsewhere)
    const before = meant(values)
    if (before?.state === 'sold') return faulty('alreadySold', before.stockNo)
    const change = before && (isOfSeller ? changeBySeller : changeOf)(before, values)
    const outcome = before ? (change ? 'changed' : 'unchanged') : 'new'
    const isLeftOut = isOfSeller && isPartLeftOut(before, values)
    return {
      number,
      outcome,
      keys,
      faults,
      warnings: isLeftOut ? [...warnings, 'leftOut'] : warnings,
      values,
    }
  })
}
