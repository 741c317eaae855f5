import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { codeById, type VerificationCodeRow } from './identity.code.queries.ts'

type TicketPurpose = Extract<VerificationCodeRow['purpose'], 'register' | 'reset'>

/** What a right code is traded for: it opens one thing, once, until the code is spent. */
export const ticketOf = (ctx: Ctx, { purpose, id }: VerificationCodeRow): string =>
  ctx.seal.sign(`ticket ${purpose}`, id)

export async function openTicket(
  ctx: Ctx,
  purpose: TicketPurpose,
  ticket: string,
): Promise<VerificationCodeRow> {
  const codeId = ctx.seal.open(`ticket ${purpose}`, ticket)
  const row = codeId === null ? null : await codeById(ctx, codeId)
  const since = row?.spentAt === null ? row.verifiedAt : null
  if (!row || !since || ctx.now().getTime() - since.getTime() > TICKET_MINUTES * 60_000)
    throw new Refusal('error.ticketOver', {}, 400)
  return row
}
