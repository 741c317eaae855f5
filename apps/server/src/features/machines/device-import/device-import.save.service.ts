import { sql } from 'drizzle-orm'
import { addDrafts, changeDevices } from '#features/machines/device/device.bulk.service.ts'
import type { DeviceRow } from '#features/machines/device/device.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { RowsToSave, SavedRow } from '#kernel/work/import-target.ts'
import { changeOf, priceColumns } from './device-import.change.rules.ts'
import { devicesMeant } from './device-import.queries.ts'
import { changeBySeller, statedBySeller } from './device-import.seller.rules.ts'
import { importedDevice } from './device-import.tables.ts'
import type { DeviceValues } from './device-import.values.ts'

interface Row {
  number: number
  values: DeviceValues
  before: DeviceRow | undefined
}

const draftOf = (sellerId: string, values: DeviceValues) => ({
  columns: {
    ...values.columns,
    yardId: values.columns.yardId ?? '',
    emirate: values.columns.emirate ?? 'sharjah',
    sellerId,
    specs: values.specs,
  },
  price: priceColumns(values.price ?? null),
})

/** The seller's numbers of the rows, so that the next file finds the same machines. */
async function link(
  ctx: TxCtx,
  { importId, sellerId }: RowsToSave,
  saved: readonly { externalId: string; deviceId: string }[],
) {
  if (saved.length === 0) return
  const seen = { sellerId, seenIn: importId, missingRuns: 0, createdAt: ctx.now() }
  await ctx.db
    .insert(importedDevice)
    .values(saved.map((each) => ({ ...seen, ...each })))
    .onConflictDoUpdate({
      target: [importedDevice.sellerId, importedDevice.externalId],
      set: { seenIn: importId, missingRuns: 0, deviceId: sql`excluded.device_id` },
    })
}

/**
 * Saves rows that were checked. What exists is looked up again in this transaction: a machine that was
 * sold since the check is not touched, and one that another file has added is changed, not doubled. Of a
 * machine that a seller's own file names, only what the seller could change themselves is changed.
 */
export async function saveDeviceRows(ctx: TxCtx, given: RowsToSave): Promise<SavedRow[]> {
  const { sellerId } = given
  const isOfSeller = given.origin === 'feed'
  const values = given.rows.map((row) => row.values as DeviceValues)
  const meant = await devicesMeant(ctx, sellerId, values, { forUpdate: true })
  const rows = given.rows.map(({ number }, n): Row => {
    const own = values[n] as DeviceValues
    return { number, values: own, before: meant(own) }
  })
  const added = rows.filter(({ before }) => !before)
  const made = await addDrafts(
    ctx,
    added.map(({ values }) => draftOf(sellerId, isOfSeller ? statedBySeller(values) : values)),
  )
  if (made.length > 0)
    ctx.audit('import', given.importId, null, { drafts: made.map(({ id }) => id) })
  const idOf = new Map(added.map(({ number }, n) => [number, made[n]?.id]))
  const open = rows.filter(({ before }) => before && before.state !== 'sold')
  const changes = open.flatMap(({ number, before, values }) => {
    const change = before && (isOfSeller ? changeBySeller : changeOf)(before, values)
    return change ? [{ number, change }] : []
  })
  await changeDevices(
    ctx,
    changes.map(({ change }) => change),
  )
  const changed = new Set(changes.map(({ number }) => number))
  const saved = rows.map(({ number, before, values: { photos } }): SavedRow => {
    if (!before)
      return {
        number,
        outcome: 'new',
        entityId: idOf.get(number) ?? null,
        ...(photos && { photos }),
      }
    const outcome = changed.has(number) ? 'changed' : 'unchanged'
    // Once buyers may see it, people decide what it shows.
    const isDraft = before.state === 'draft'
    return { number, outcome, entityId: before.id, ...(isDraft && photos && { photos }) }
  })
  const links = saved.flatMap(({ entityId }, n) =>
    entityId === null ? [] : [{ externalId: values[n]?.externalId ?? '', deviceId: entityId }],
  )
  await link(ctx, given, links)
  return saved
}
