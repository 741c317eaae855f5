import { parseArgs } from 'node:util'
import { seedDemo } from '#demo/seed.ts'
import { configOrExit } from './config.ts'
import { assemble } from './parts.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '300' } } })
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write('Usage: seed.ts [--count 300]\n')
  process.exit(2)
}
const EVERY = 25
const { ctx, close } = assemble('seed', configOrExit())
await seedDemo(ctx, count, (done) => {
  if (done % EVERY === 0 || done === count)
    process.stdout.write(`${done} of ${count} demo machines are there\n`)
})
process.stdout.write('The demo machines are there. The worker brings them into the index.\n')
await close()
