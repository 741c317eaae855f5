import { parseArgs } from 'node:util'
import { price } from '../../../apps/server/src/features/mall/pricing/pricing.rules.ts'
import { faultInCarts } from '../../../apps/server/test/pricing/run.ts'

/** Random checkouts, many of them: each is priced, and priced a second time by a model that was written from the rules. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    /** The first of the seeds; each is for a thousand checkouts. */
    seed: { type: 'string', default: '1' },
  },
})
const PART = 1_000
const [count, first] = [values.count, values.seed].map(Number)
if (!count || !first) {
  console.error('Usage: drill prices [--count 100000] [--seed 1]')
  process.exit(2)
}

const begin = performance.now()
for (let done = 0; done < count; done += PART) {
  const fault = faultInCarts(price, { count: PART, seed: first + done / PART })
  if (fault !== null) {
    console.log(`FAULT: ${fault}`)
    process.exit(1)
  }
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0)
console.log(`${count} checkouts, no difference from the model; ${seconds} s`)
