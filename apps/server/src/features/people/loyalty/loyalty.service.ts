import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  LoyaltyRecord,
  loyaltyEndpoints,
} from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal } from '#kernel/errors.ts'
import { loyaltyRecord } from './loyalty.queries.ts'
import { loyaltySetting } from './loyalty.tables.ts'

/** Changes the values; refused when someone else has changed them since they were read. */
export const saveLoyalty = (
  ctx: Ctx,
  { version, settings }: BodyOf<typeof loyaltyEndpoints.save>,
): Promise<LoyaltyRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await loyaltyRecord(ctx)
    const changed =
      version === 1
        ? await ctx.db
            .insert(loyaltySetting)
            .values({ settings, version: 2, createdAt: ctx.now() })
            .onConflictDoNothing()
            .returning()
        : await ctx.db
            .update(loyaltySetting)
            .set({ settings, version: sql`${loyaltySetting.version} + 1` })
            .where(eq(loyaltySetting.version, version))
            .returning()
    const after = await loyaltyRecord(ctx)
    if (changed.length === 0) throw new ConflictRefusal(after)
    ctx.audit('loyaltySetting', 'mall', before.settings, after.settings)
    return after
  })
