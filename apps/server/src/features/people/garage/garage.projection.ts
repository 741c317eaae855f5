import type { Garage, GarageMachine } from '@ironsouq/contract/people/garage/garage.schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { garageMachine } from './garage.tables.ts'

/** The most saved machines that are offered. */
const OFFERED = 12

const machines = (ctx: Ctx, memberId: string, garageId?: string) =>
  ctx.db
    .select({
      garageId: garageMachine.id,
      modelId: machineModel.id,
      brandCode: brand.code,
      brandName: brandName(sql`brand.id`, sql`${ctx.locale}::text`),
      model: machineModel.name,
      name: garageMachine.name,
      serialNo: garageMachine.serialNo,
      year: garageMachine.year,
    })
    .from(garageMachine)
    .innerJoin(machineModel, eq(machineModel.id, garageMachine.modelId))
    .innerJoin(brand, eq(brand.id, machineModel.brandId))
    .where(
      and(
        eq(garageMachine.memberId, memberId),
        garageId === undefined ? undefined : eq(garageMachine.id, garageId),
      ),
    )
    .orderBy(desc(garageMachine.createdAt), desc(garageMachine.id))

export const garageMachines = (ctx: Ctx, memberId: string): Promise<GarageMachine[]> =>
  machines(ctx, memberId)

export async function garageMachineOf(ctx: Ctx, memberId: string, garageId: string) {
  const [found] = await machines(ctx, memberId, garageId)
  return found
}

/** What a member saved, and what they bought by an accepted offer. */
const ownDevices = (memberId: string) => sql`
  select device_id, created_at, false as is_bought from favorite where member_id = ${memberId}
  union all
  select device_id, created_at, true from quote where member_id = ${memberId} 
    and state in ('accepted', 'sold')`

/** Machines that the member bought or saved and that are not in the garage yet; bought ones come first. */
export async function machinesToAdd(ctx: Ctx, memberId: string): Promise<Garage['offered']> {
  const { rows } = await ctx.db.execute<Garage['offered'][number] & Record<string, unknown>>(sql`
    select device.id as "deviceId", machine_model.id as "modelId", brand.code as "brandCode",
      ${brandName(sql`brand.id`, sql`${ctx.locale}::text`)} as "brandName",
      machine_model.name as model, device.year_made as year, bool_or(own.is_bought) as "isBought"
    from (${ownDevices(memberId)}) as own
      join device on device.id = own.device_id
      join machine_model on machine_model.id = device.model_id
      join brand on brand.id = machine_model.brand_id
    where not exists (select 1 from garage_machine
      where garage_machine.member_id = ${memberId} and garage_machine.device_id = device.id)
    group by device.id, machine_model.id, brand.id
    order by "isBought" desc, max(own.created_at) desc limit ${OFFERED}`)
  return rows
}

/** The model and year of a machine that the member bought or saved. */
export async function ownDevice(ctx: Ctx, memberId: string, deviceId: string) {
  const { rows } = await ctx.db.execute<{ modelId: string; year: number }>(sql`
    select model_id as "modelId", year_made as year from device
    where id = ${deviceId} and model_id is not null
      and id in (select device_id from (${ownDevices(memberId)}) as own)`)
  return rows[0]
}
