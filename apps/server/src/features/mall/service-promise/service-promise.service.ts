import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  PromiseRecord,
  servicePromiseEndpoints,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal, FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { servicePromiseChanged } from './service-promise.events.ts'
import { promiseRecord } from './service-promise.queries.ts'
import { servicePromise } from './service-promise.tables.ts'

/** Changes what the mall promises; refused when someone else has changed it since it was read. */
export function savePromise(
  ctx: Ctx,
  { version, settings }: BodyOf<typeof servicePromiseEndpoints.save>,
): Promise<PromiseRecord> {
  if (settings.serviceClosesAt <= settings.serviceOpensAt)
    throw new FieldFaults([
      { field: 'settings.serviceClosesAt', key: 'error.fieldNotAllowed', values: {} },
    ])
  const serviceWeekdays = [...new Set(settings.serviceWeekdays)].toSorted((a, b) => a - b)
  const values = { ...settings, serviceWeekdays }
  return atomic(ctx, async (ctx) => {
    const before = await promiseRecord(ctx)
    const changed =
      version === 1
        ? await ctx.db
            .insert(servicePromise)
            .values({ ...values, version: 2, createdAt: ctx.now() })
            .onConflictDoNothing()
            .returning()
        : await ctx.db
            .update(servicePromise)
            .set({ ...values, version: sql`${servicePromise.version} + 1` })
            .where(eq(servicePromise.version, version))
            .returning()
    const after = await promiseRecord(ctx)
    if (changed.length === 0) throw new ConflictRefusal(after)
    ctx.audit('servicePromise', 'mall', before.settings, after.settings)
    await emit(ctx, servicePromiseChanged, { version: after.version })
    return after
  })
}
