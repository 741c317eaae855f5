import { PORTAL_SESSION_DAYS } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { and, eq } from 'drizzle-orm'
import { endSessionsUnlike, openSession } from '#features/identity/session/session.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { permissionsOf, presentMe } from './staff.queries.ts'
import { staff } from './staff.tables.ts'

/**
 * Opens a session with what the person's roles allow now. Their row is locked: a change of their
 * roles or state waits, and then finds this session.
 */
export async function openStaffSession(
  ctx: TxCtx,
  staffId: string,
  from: RequestOrigin,
): Promise<{ token: string; seconds: number; me: Me }> {
  const [row] = await ctx.db
    .update(staff)
    .set({ lastSignInAt: ctx.now() })
    .where(and(eq(staff.id, staffId), eq(staff.state, 'active')))
    .returning()
  if (!row) throw notLoggedIn()
  const permissions = await permissionsOf(ctx, staffId)
  const { token } = await openSession(ctx, { audience: 'staff', id: staffId, permissions }, from)
  return {
    token,
    seconds: PORTAL_SESSION_DAYS * 86_400,
    me: await presentMe(ctx, row, permissions),
  }
}

/** Ends the sessions that no longer have the permissions of the person's roles, and no other. */
export async function endChangedSessions(ctx: TxCtx, staffIds: readonly string[]): Promise<void> {
  // In one order, so that two changes of the same people wait for each other instead of both.
  for (const staffId of [...staffIds].toSorted())
    await endSessionsUnlike(ctx, staffId, await permissionsOf(ctx, staffId))
}
