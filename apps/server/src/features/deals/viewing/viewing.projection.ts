import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
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

/** For whom a machine is asked: anyone without a name. */
export interface Viewer {
  memberId?: string | null
  isStaff?: boolean
}

/** A booked viewing stays when its machine is reserved: staff can move it then as well. */
const STILL_IN_YARD = ['listed', 'reserved'] as const satisfies readonly DeviceState[]

/** Who reserved a machine looks at it before the balance is paid. */
const reservedBy = (memberId: string) => sql`device.state = 'reserved' and exists (
  select from quote where quote.device_id = device.id and quote.state = 'accepted'
    and quote.member_id = ${memberId}::uuid)`

/** A machine that can be viewed, with its yard. */
export async function machineToView(
  ctx: Ctx,
  deviceId: string,
  { memberId = null, isStaff = false }: Viewer = {},
) {
  const isForSale = isStaff ? inArray(device.state, STILL_IN_YARD) : eq(device.state, 'listed')
  const [row] = await ctx.db
    .select(machineColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(
      and(
        eq(device.id, deviceId),
        memberId === null ? isForSale : or(isForSale, reservedBy(memberId)),
      ),
    )
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
