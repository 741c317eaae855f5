import type { LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, sql, type SQL } from 'drizzle-orm'
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

/** A machine that can be viewed, with its yard. */
export async function machineToView(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select(machineColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(and(eq(device.id, deviceId), eq(device.state, 'listed')))
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
