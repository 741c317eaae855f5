import { eq } from 'drizzle-orm'
import type { CountingCtx } from '#features/identity/identity.code.service.ts'
import { proveMember, type Proving } from '#features/identity/identity.prove.service.ts'
import { endSessionsOf } from '#features/identity/session.service.ts'
import { memberById } from '#features/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { memberErased } from './privacy.events.ts'
import { erasuresBefore } from './privacy.queries.ts'
import { erasure } from './privacy.tables.ts'

const MINUTE_MS = 60_000
/** Longer than any call takes: what one wrote that was under way is there by then. */
const UNDER_WAY_MS = 10 * MINUTE_MS
/** Who cannot be told in so long is not told. */
const TOLD_MS = 7 * 24 * 60 * MINUTE_MS

async function eraseAll(ctx: TxCtx, memberId: string): Promise<void> {
  for (const piece of ctx.personal) await piece.erase(ctx, memberId)
}

/**
 * Erases a member in one transaction, after he has shown that it is he [ID-17]. His address is kept
 * apart until the last letter went there. Files are removed by the jobs that the pieces queue.
 */
export async function eraseMember(
  ctx: CountingCtx,
  memberId: string,
  proof: Proving,
): Promise<void> {
  await proveMember(ctx, memberId, proof)
  await atomic(ctx, async (ctx) => {
    const who = await memberById(ctx, memberId)
    if (!who) return
    const { mail, locale } = who
    const [made] = await ctx.db
      .insert(erasure)
      .values({ memberId, mail, locale, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: erasure.id })
    if (!made) return
    await endSessionsOf(ctx, memberId)
    await eraseAll(ctx, memberId)
    await emit(ctx, memberErased, { erasureId: made.id })
  })
}

/** Erases once more what calls of his that were under way wrote meanwhile, and forgets the address. */
export async function finishErasures(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  for (const row of await erasuresBefore(ctx, new Date(now - UNDER_WAY_MS)))
    await atomic(ctx, async (ctx) => {
      await endSessionsOf(ctx, row.memberId)
      await eraseAll(ctx, row.memberId)
      if (row.mail === null || row.createdAt.getTime() < now - TOLD_MS)
        await ctx.db.delete(erasure).where(eq(erasure.id, row.id))
    })
}
