import { parseArgs } from 'node:util'
import { startPsp } from './psp.ts'

/** Stripe, PayPal, Alipay and WeChat Pay for development, tests and drills. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    file: { type: 'string' },
    notify: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
})

const { file, notify } = values
const psp = await startPsp({ port: Number(values.port), notify, ...(file && { file }) })
process.stdout.write(`${psp.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void psp[Symbol.asyncDispose]().then(() => process.exit(0)))
