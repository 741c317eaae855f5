import { serialKey } from '@ironsouq/contract/mall/product/product-fit'
import { GARAGE_MAX } from '@ironsouq/contract/people/garage/garage.limits'
import type {
  GarageEdit,
  GarageForm,
  GarageMachine,
} from '@ironsouq/contract/people/garage/garage.schema'
import { and, eq } from 'drizzle-orm'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { garageMachineOf, ownDevice } from './garage.projection.ts'
import { garageMachine } from './garage.tables.ts'

const knownOf = ({ name, serialNo, year }: Pick<GarageForm, 'name' | 'serialNo' | 'year'>) => ({
  name,
  serialNo,
  serialKey: serialNo === null ? null : serialKey(serialNo),
  year,
})

/** What the database refuses is stated to the member. */
async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    const constraint = violatedConstraint(err) ?? ''
    if (constraint.endsWith('_once')) throw new Refusal('garage.again')
    if (violatedReference(err) === 'modelId')
      throw new FieldFaults([{ field: 'modelId', key: 'error.fieldNotAllowed', values: {} }])
    throw err
  }
}

async function shown(ctx: TxCtx, memberId: string, garageId: string): Promise<GarageMachine> {
  const found = await garageMachineOf(ctx, memberId, garageId)
  if (!found) throw notFound()
  return found
}

export const addMachine = (ctx: Ctx, memberId: string, form: GarageForm): Promise<GarageMachine> =>
  withRefusals(() =>
    atomic(ctx, async (ctx) => {
      await lockMember(ctx, memberId)
      const count = await ctx.db.$count(garageMachine, eq(garageMachine.memberId, memberId))
      if (count >= GARAGE_MAX) throw new Refusal('garage.full', { max: GARAGE_MAX })
      const { deviceId = null } = form
      const device = deviceId === null ? undefined : await ownDevice(ctx, memberId, deviceId)
      const modelId = device?.modelId ?? form.modelId
      if (modelId === undefined) throw notFound()
      const known = knownOf({ ...form, year: form.year ?? device?.year ?? null })
      const now = ctx.now()
      const { id } = one(
        await ctx.db
          .insert(garageMachine)
          .values({ ...known, memberId, modelId, deviceId, createdAt: now, updatedAt: now })
          .returning({ id: garageMachine.id }),
      )
      return shown(ctx, memberId, id)
    }),
  )

export const editMachine = (
  ctx: Ctx,
  memberId: string,
  { garageId, ...form }: GarageEdit,
): Promise<GarageMachine> =>
  withRefusals(() =>
    atomic(ctx, async (ctx) => {
      await ctx.db
        .update(garageMachine)
        .set({ ...knownOf(form), updatedAt: ctx.now() })
        .where(and(eq(garageMachine.memberId, memberId), eq(garageMachine.id, garageId)))
      return shown(ctx, memberId, garageId)
    }),
  )

export async function removeMachine(ctx: Ctx, memberId: string, garageId: string): Promise<null> {
  const removed = await ctx.db
    .delete(garageMachine)
    .where(and(eq(garageMachine.memberId, memberId), eq(garageMachine.id, garageId)))
    .returning({ id: garageMachine.id })
  if (removed.length === 0) throw notFound()
  return null
}
