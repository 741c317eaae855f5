import { parseArgs } from 'node:util'
import { servePsp } from '../psp/psp.ts'
import { aftership } from './aftership.ts'

/** AfterShip for development, tests and drills. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    notify: { type: 'string', default: 'http://127.0.0.1:4000' },
    /** Ends when its input does, which is when the process that started it is gone. */
    'with-parent': { type: 'boolean', default: false },
  },
})

const carriers = await servePsp({
  port: Number(values.port),
  notify: values.notify,
  providersOf: (world) => ({ aftership: aftership(world) }),
})
process.stdout.write(`${carriers.url}\n`)

const stop = () => void carriers[Symbol.asyncDispose]().then(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
if (values['with-parent']) process.stdin.resume().once('end', stop)
