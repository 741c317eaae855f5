import { max } from 'drizzle-orm'
import { skipInvoiceNumbers } from '#features/deals/quote/quote.proforma.service.ts'
import { endAllSessions } from '#features/identity/session/session.service.ts'
import { repeatErasures } from '#features/people/privacy/privacy.erase.service.ts'
import { removeLostAnchors } from '#features/platform/audit/audit.anchor.service.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { event } from '#kernel/data/kernel.tables.ts'
import { skipNumbers } from '#kernel/ops/skip-numbers.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

/** More than are given out between two backups. */
const GAP = 1000

/**
 * Runs once after a backup was restored, before the other processes start. A restored database
 * knows members who were erased later and sessions that were ended later, and would give out numbers again that
 * people have in their hands. A second run does no harm.
 */
const { ctx, close } = await assembleOrExit('after-restore', configOrExit())
const sessions = await endAllSessions(ctx)
process.stdout.write(`${sessions} sessions ended\n`)
const members = await repeatErasures(ctx)
process.stdout.write(`${members} members erased again\n`)
const anchors = await removeLostAnchors(ctx)
process.stdout.write(`${anchors} anchors of lost audit entries removed\n`)
await skipInvoiceNumbers(ctx, GAP)
const sequences = await skipNumbers(ctx, GAP)
process.stdout.write(`numbers of invoices and ${sequences} others go on ${GAP} later\n`)
const [newest] = await ctx.db.select({ at: max(event.createdAt) }).from(event)
await audited(ctx, systemActing('command after-restore'), (ctx) => {
  ctx.audit('database', 'restored', null, { sessions, members, anchors, skipped: GAP })
  return Promise.resolve()
})
process.stdout.write(
  `Ask the payment providers now: missed-payments.js --since ${(newest?.at ?? ctx.now()).toISOString()}\n`,
)
await close()
