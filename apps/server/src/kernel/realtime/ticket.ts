import { TICKET_SECONDS } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { Ctx } from '#kernel/ctx.ts'
import type { TicketHolder } from './channel.ts'

const PURPOSE = 'realtime ticket'
const AUDIENCES: readonly string[] = [
  'member',
  'merchant',
  'staff',
] satisfies TicketHolder['audience'][]

const isAudience = (text: string | undefined): text is TicketHolder['audience'] =>
  text !== undefined && AUDIENCES.includes(text)

/** A signed statement of who may connect, for a moment: it stands in an address. */
export function createTicket(ctx: Ctx, { audience, id, sessionId }: TicketHolder): string {
  const until = ctx.now().getTime() + TICKET_SECONDS * 1000
  return ctx.signer.sign(PURPOSE, [audience, id, sessionId, until].join(','))
}

/** Whose ticket it is; null if it is forged or too old. */
export function readTicket(ctx: Ctx, ticket: string): TicketHolder | null {
  const [audience, id, sessionId, until] = ctx.signer.verify(PURPOSE, ticket)?.split(',') ?? []
  if (!isAudience(audience) || !id || !sessionId) return null
  const left = Number(until) - ctx.now().getTime()
  return left > 0 && left <= TICKET_SECONDS * 1000 ? { audience, id, sessionId } : null
}
