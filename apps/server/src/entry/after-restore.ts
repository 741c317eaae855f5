import { endAllSessions } from '#features/identity/session/session.service.ts'
import { repeatErasures } from '#features/people/privacy/privacy.erase.service.ts'
import { removeLostAnchors } from '#features/platform/audit/audit.anchor.service.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { configOrExit } from './config.ts'
import { assemble } from './parts.ts'

/**
 * Runs once after a backup was restored, before the other processes start. A restored database
 * knows members who were erased later and sessions that were ended later. A second run does no harm.
 */
const { ctx, close } = assemble('after-restore', configOrExit())
const sessions = await endAllSessions(ctx)
process.stdout.write(`${sessions} sessions ended\n`)
const members = await repeatErasures(ctx)
process.stdout.write(`${members} members erased again\n`)
const anchors = await removeLostAnchors(ctx)
process.stdout.write(`${anchors} anchors of lost audit entries removed\n`)
await audited(ctx, systemActing('command after-restore'), (ctx) => {
  ctx.audit('database', 'restored', null, { sessions, members, anchors })
  return Promise.resolve()
})
await close()
