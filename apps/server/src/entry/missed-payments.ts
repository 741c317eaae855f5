import { parseArgs } from 'node:util'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { askMissed } from '#features/money/payment/lost/payment.lost.service.ts'
import { PAYMENT_PROVIDERS } from '#kernel/ports/payment.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

/**
 * `missed-payments.ts --since <moment> [--book]`: what payment providers took and gave back since the moment of a
 * restored backup and the database does not have. `--book` books or refunds it. It ends with 1 while something is left
 * for a person, or a provider did not answer.
 */
const { values } = parseArgs({
  options: { since: { type: 'string', default: '' }, book: { type: 'boolean', default: false } },
})
const since = new Date(values.since)
if (Number.isNaN(since.getTime())) {
  process.stderr.write('Usage: missed-payments.ts --since 2026-11-14T08:00:00Z [--book]\n')
  process.exit(2)
}
const WORDS = {
  settle: 'is asked about',
  sendBack: 'belongs to a lost order and goes back',
  refund: 'ends its order',
  person: 'needs a person',
} as const

const { ctx, close } = await assembleOrExit('missed-payments', configOrExit())
let left = 0
for (const provider of PAYMENT_PROVIDERS) {
  const port = ctx.payments[provider]
  if (!port) continue
  try {
    const found = await askMissed(ctx, provider, { port, since, books: values.book })
    for (const { line, remedy, isBooked } of found) {
      const { amount, currency } = fromMinor(line.minor, line.currency)
      const about = `${line.kind} ${line.captureRef ?? line.lineId}, ${amount} ${currency}`
      const done = isBooked ? 'done' : 'open'
      process.stdout.write(
        `${provider}: ${about}, ${line.at.toISOString()}: ${WORDS[remedy.kind]} (${done})\n`,
      )
    }
    const open = found.filter(({ isBooked }) => !isBooked).length
    process.stdout.write(`${provider}: ${found.length} missing here, ${open} open\n`)
    left += open
  } catch (err) {
    left += 1
    ctx.log.error({ err, provider }, 'a provider was not asked')
    process.stdout.write(`${provider}: did not answer; run this again\n`)
  }
}
await close()
process.exit(left > 0 ? 1 : 0)
