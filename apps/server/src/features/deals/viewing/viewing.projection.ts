import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardFacts } from '#features/machines/yard/yard.queries.ts'
import { yard } from '#features/machines/yard/yard.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { viewing } from './viewing.tables.ts'

const machineColumns = (wanted: SQL) => ({
  title: deviceTitle(wanted),
  yearMade: device.yearMade,
  stockNo: device.stockNo,
  yardId: device.yardId,
  yard: yardFacts(sql`device.yard_id`, wanted),
})

/** A booked viewing stays when its machine is reserved: staff can move it then as well. */
export const STILL_IN_YARD = ['listed', 'reserved'] as const satisfies readonly DeviceState[]

/** A machine that can be viewed, with its yard. */
export async function machineToView(
  ctx: Ctx,
  deviceId: string,
  states: readonly DeviceState[] = ['listed'],
) {
  const [row] = await ctx.db
    .select(machineColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(and(eq(device.id, deviceId), inArray(device.state, [...states])))
  return row
}

/** A viewing with everything that its emails say, in a language. */
export async function viewingToEmail(ctx: Ctx, id: string, locale: LocaleCode) {
  const { title, yearMade, stockNo, yard: place } = machineColumns(sql`${locale}::text`)
  const [row] = await ctx.db
    .select({
      id: viewing.id,
      deviceId: viewing.deviceId,
      startsAt: viewing.startsAt,
      endsAt: viewing.endsAt,
      name: viewing.name,
      mail: viewing.mail,
      mobile: viewing.mobile,
      state: viewing.state,
      sequence: viewing.sequence,
      ticket: viewing.ticket,
      title,
      yearMade,
      stockNo,
      yard: place,
      viewingMail: yard.viewingMail,
    })
    .from(viewing)
    .innerJoin(device, eq(device.id, viewing.deviceId))
    .innerJoin(yard, eq(yard.id, viewing.yardId))
    .where(eq(viewing.id, id))
  return row
}

export type ViewingToTell = NonNullable<Awaited<ReturnType<typeof viewingToEmail>>>
