import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { codeById, type VerificationCodeRow } from './verification.code.queries.ts'

type TicketPurpose = Extract<VerificationCodeRow['purpose'], 'register' | 'reset'>

/** A signed ticket for a verified code: valid for one purpose until the code is spent. */
export const ticketOf = (ctx: Ctx, { purpose, id }: VerificationCodeRow): string =>
  ctx.signer.sign(`ticket ${purpose}`, id)

export async function openTicket(
  ctx: Ctx,
  purpose: TicketPurpose,
  ticket: string,
): Promise<VerificationCodeRow> {
  const codeId = ctx.signer.verify(`ticket ${purpose}`, ticket)
  const row = codeId === null ? null : await codeById(ctx, codeId)
  const since = row?.spentAt === null ? row.verifiedAt : null
  if (!row || !since || ctx.now().getTime() - since.getTime() > TICKET_MINUTES * 60_000)
    throw new Refusal('error.ticketOver', {}, 400)
  return row
}
