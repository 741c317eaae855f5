import { checkChain } from '#features/platform/audit/audit.check.service.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

/**
 * `audit.ts check`: checks the whole audit log and ends with 1 if it was tampered with. A check that
 * was interrupted goes on where it was.
 */
if (process.argv[2] !== 'check') {
  process.stderr.write('Usage: audit.ts check\n')
  process.exit(2)
}
const { ctx, close } = await assembleOrExit('audit', configOrExit())
const check = await checkChain(ctx, ({ seq, until }) =>
  process.stdout.write(`${seq} of ${until} entries checked\n`),
)
await close()
if (!check) {
  process.stdout.write('Another process checks the log now.\n')
  process.exit(3)
}
for (const { kind, seq } of check.faults) process.stdout.write(`${kind} at entry ${seq}\n`)
process.stdout.write(
  `${check.faultCount} faults in ${check.lastSeq} entries; ${check.anchored} confirmed by an anchor\n`,
)
process.exit(check.faultCount > 0 ? 1 : 0)
