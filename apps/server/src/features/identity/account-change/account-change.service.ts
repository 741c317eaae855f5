import { UNDO_DAYS } from '@ironsouq/contract/identity/account-change/account-change.limits'
import { inArray } from 'drizzle-orm'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import type { MemberRow } from '#features/people/member/member.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { accountChanged } from './account-change.events.ts'
import type { AccountChangeRow } from './account-change.queries.ts'
import type { Former } from './account-change.rules.ts'
import { accountChange } from './account-change.tables.ts'

/** Who changes the account, from where. */
export interface Changer {
  actor: Actor
  from: RequestOrigin
}

interface Change {
  /** The member before the change. */
  member: MemberRow
  from: RequestOrigin
  about: string
  former: Former
}

/** Records a change in its transaction; the owner is notified at the address from before it. */
export async function recordChange(
  ctx: TxCtx,
  { member, from, about, former }: Change,
): Promise<void> {
  const { id: memberId, mail, mobile } = member
  const { browser, system, network, country } = deviceOf(from)
  const made = await ctx.db
    .insert(accountChange)
    .values({
      memberId,
      kind: former.kind,
      about,
      former,
      toMail: mail,
      toMobile: mail === null ? mobile : null,
      browser,
      system,
      network,
      country,
      createdAt: ctx.now(),
      undoUntil: new Date(ctx.now().getTime() + UNDO_DAYS * 86_400_000),
    })
    .returning({ changeId: accountChange.id })
  await emit(ctx, accountChanged, one(made))
}

/**
 * Runs a change of the account. The lock makes changes and their undoing wait for each other, and
 * the proof is required under it: a session that an undo has just ended changes nothing.
 */
export const changeAccount = <T>(
  ctx: Ctx,
  { actor }: Changer,
  work: (ctx: TxCtx, member: MemberRow) => Promise<T>,
): Promise<T> =>
  atomic(ctx, async (ctx) => {
    const member = await lockMember(ctx, actor.id)
    await requireRecentProof(ctx, actor)
    return work(ctx, member)
  })

export async function markUndone(ctx: TxCtx, changes: readonly AccountChangeRow[]): Promise<void> {
  await ctx.db
    .update(accountChange)
    .set({ undoneAt: ctx.now() })
    .where(
      inArray(
        accountChange.id,
        changes.map(({ id }) => id),
      ),
    )
}
