import { eq } from 'drizzle-orm'
import {
  confirmMember,
  type Confirmation,
} from '#features/identity/identity/identity.confirm.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { memberErased } from './privacy.events.ts'
import { erasuresBefore } from './privacy.queries.ts'
import { erasure } from './privacy.tables.ts'

const MINUTE_MS = 60_000
/** Longer than any request takes: what a request in flight wrote is committed by then. */
const IN_FLIGHT_MS = 10 * MINUTE_MS
/** After this time the last email is given up. */
const EMAIL_ATTEMPTS_MS = 7 * 24 * 60 * MINUTE_MS

/**
 * Ids of erased members, outside the database: a restored backup may contain the member again.
 * There is nothing personal in an id whose rows are erased.
 */
export const ERASED_FOLDER = 'erased'

async function eraseAll(ctx: TxCtx, memberId: string): Promise<void> {
  for (const piece of ctx.personalData) await piece.erase(ctx, memberId)
}

/**
 * Erases a member in one transaction, after they have confirmed their identity [ID-17]. The address
 * stays in `erasure` until the last email was sent. Jobs remove the files.
 */
export async function eraseMember(
  ctx: NonTxCtx,
  memberId: string,
  proof: Confirmation,
  from: RequestOrigin,
): Promise<void> {
  const entry = { kind: 'erasure', device: deviceOf(from) } as const
  await confirmMember(ctx, memberId, proof, { entry })
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
    await logSecurity(ctx, { ...entry, subjectId: memberId })
    await eraseAll(ctx, memberId)
    await emit(ctx, memberErased, { erasureId: made.id, memberId })
  })
}

/** Erases again the members that were erased after the backup was taken; returns how many these were. */
export async function repeatErasures(ctx: Ctx): Promise<number> {
  let repeated = 0
  for await (const memberId of ctx.storage.list(ERASED_FOLDER)) {
    if (!(await memberById(ctx, memberId))) continue
    await atomic(ctx, (ctx) => eraseAll(ctx, memberId))
    repeated++
  }
  return repeated
}

/** Erases again what requests in flight wrote meanwhile, and deletes the address. */
export async function finishErasures(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  for (const row of await erasuresBefore(ctx, new Date(now - IN_FLIGHT_MS)))
    await atomic(ctx, async (ctx) => {
      await endSessionsOf(ctx, row.memberId)
      await eraseAll(ctx, row.memberId)
      if (row.mail === null || row.createdAt.getTime() < now - EMAIL_ATTEMPTS_MS)
        await ctx.db.delete(erasure).where(eq(erasure.id, row.id))
    })
}
