import { randomUUID } from 'node:crypto'
import { statesOf } from '@ironsouq/contract/lifecycle'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { SLIPS_LINK_SECONDS } from '@ironsouq/contract/mall/order/order.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { linesOf } from '../order.projection.ts'
import { workOrders } from '../order.record.projection.ts'
import { slipsContent, type SlipOrder } from './slip.document.ts'

/** Not one of the open folders: a slip has an address on it. */
export const SLIP_FOLDER = 'packing-slip'

/** Warehouses have people of many languages: beside the reader's stands Arabic, or English. */
const besideOf = (locale: LocaleCode): LocaleCode => (locale === 'ar' ? 'en' : 'ar')

/** The orders of the store that are to be packed, in the order that was asked for. */
const ordersToPack = (ctx: Ctx, ids: readonly string[]): Promise<SlipOrder[]> =>
  atomic(ctx, async (ctx) => {
    const found = await workOrders(ctx, { ids: [...ids] })
    const packed = found.filter(({ order }) =>
      statesOf(orderLifecycle, 'printSlip').includes(order.state),
    )
    const packedIds = packed.map(({ order }) => order.id)
    const lines = await linesOf(ctx, packedIds)
    const beside = await linesOf({ ...ctx, locale: besideOf(ctx.locale) }, packedIds)
    return packed
      .toSorted((a, b) => ids.indexOf(a.order.id) - ids.indexOf(b.order.id))
      .map((row) => ({
        row,
        lines: lines.filter(({ orderId }) => orderId === row.order.id),
        beside: beside.filter(({ orderId }) => orderId === row.order.id),
      }))
  })

/** One file for many orders, and an address that opens it for a minute. */
export async function packingSlips(ctx: Ctx, orderIds: readonly string[]): Promise<string> {
  const orders = await ordersToPack(ctx, [...new Set(orderIds)])
  if (orders.length === 0) throw notFound()
  const { locale } = ctx
  const beside = besideOf(locale)
  const content = slipsContent([locale, beside], orders)
  const key = `${SLIP_FOLDER}/${randomUUID()}.pdf`
  await ctx.storage.put(
    key,
    await ctx.documents.slips({ locale, beside, content }),
    'application/pdf',
  )
  const [first] = orders
  const fileName = `packing-slips-${first?.row.order.number ?? ''}.pdf`
  const seconds = SLIPS_LINK_SECONDS
  return ctx.storage.presignDownload(key, { fileName, from: ctx.now(), seconds })
}
