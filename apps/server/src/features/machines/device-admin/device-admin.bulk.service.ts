import { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  changedPrice,
  type PriceChange,
} from '@ironsouq/contract/machines/device-admin/price-change'
import { DeviceReprice } from '@ironsouq/contract/machines/device/device.schema'
import { Money } from '@ironsouq/contract/money/money/money'
import * as z from 'zod/mini'
import { type DeviceRow, lockedDevice, priceOf } from '#features/machines/device/device.queries.ts'
import { repriceDevice } from '#features/machines/device/device.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { BatchFilters, RowChange } from '#kernel/work/batch-actions.ts'
import { deskIds } from './device-admin.list.projection.ts'

/** The machines that the list shows with these filters; a wrong one is refused, not left out. */
export function deskIdsFound(ctx: Ctx, filters: BatchFilters, limit: number) {
  const given = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  const filter = DeskFilter.safeParse(Object.fromEntries(given))
  if (filter.success) return deskIds(ctx, filter.data, limit)
  throw new FieldFaults([{ field: 'target', key: 'error.fieldWrongFormat', values: {} }])
}

function changedBy(row: DeviceRow, by: PriceChange): Money {
  const price = priceOf(row)
  if (price === null) throw new Refusal('error.deviceWithoutPrice')
  const changed = changedPrice(price, by)
  if (!changed) throw new Refusal('error.devicePriceTooLow')
  return changed
}

export const Priced = z.object({ price: z.nullable(Money) })

export const isSamePrice = (a: Money | null, b: Money | null) =>
  a?.amount === b?.amount && a?.currency === b?.currency

const AMOUNT_MAX = 100_000_000

/** The same price for each machine, or the present one changed by a percentage or amount. */
export const Repricing = z.union([
  z.object({ price: DeviceReprice.shape.price }),
  z.object({ percent: z.number().check(z.minimum(-90), z.maximum(500)) }),
  z.object({ amount: z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX)) }),
])
type Repricing = z.output<typeof Repricing>

/** Another price for a machine that the caller has locked. */
export async function repriceLocked(
  ctx: TxCtx,
  row: DeviceRow,
  params: Repricing,
): Promise<RowChange> {
  const price = 'price' in params ? params.price : changedBy(row, params)
  const repriced = await repriceDevice(ctx, row.id, price)
  return { before: { price: priceOf(row) }, after: { price: priceOf(repriced) } }
}

/** The price from before, unless it has changed since. */
export async function repriceBack(
  ctx: TxCtx,
  id: string,
  { before, after }: RowChange,
): Promise<RowChange> {
  const now = priceOf(await lockedDevice(ctx, id))
  if (!isSamePrice(now, Priced.parse(after).price)) throw new Refusal('error.stateChanged')
  const { price } = Priced.parse(before)
  await repriceDevice(ctx, id, price)
  return { before: { price: now }, after: { price } }
}
