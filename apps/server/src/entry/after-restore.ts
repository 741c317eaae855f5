import { repeatErasures } from '#features/privacy/privacy.erase.service.ts'
import { endAllSessions } from '#features/session/session.service.ts'
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
await close()
