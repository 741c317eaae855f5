import { parseArgs } from 'node:util'
import { servePsp } from './psp.ts'

/** Stripe, PayPal, Alipay and WeChat Pay for development, tests and drills. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    file: { type: 'string' },
    notify: { type: 'string', default: 'http://127.0.0.1:4000' },
    /** Ends when its input does, which is when the process that started it is gone. */
    'with-parent': { type: 'boolean', default: false },
  },
})

const { file, notify } = values
const psp = await servePsp({ port: Number(values.port), notify, ...(file && { file }) })
process.stdout.write(`${psp.url}\n`)

const stop = () => void psp[Symbol.asyncDispose]().then(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
if (values['with-parent']) process.stdin.resume().once('end', stop)
