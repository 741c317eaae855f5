import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { configOrExit } from '@ironsouq/server/entry/config.ts'
import { createLog } from '@ironsouq/server/kernel/ops/log.ts'
import { DEMO_MACHINES } from '../machines.ts'
import { knownDrawings } from '../pictures/known.ts'
import { startPictureServer } from '../pictures/server.ts'
import { objectStoreOf } from './object-store.ts'

/** The pictures of the demo machines for development and browser tests. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** As many as were seeded: fewer are known sooner. */
    machines: { type: 'string', default: String(DEMO_MACHINES) },
    /** Also draws what lists show, in the background. */
    ahead: { type: 'boolean', default: false },
  },
})

const config = configOrExit()
const store = objectStoreOf(config)
const server = await startPictureServer({
  ctx: { storage: store.port, log: createLog('pictures', config.LOG_LEVEL) },
  objectsUrl: `${config.S3_ENDPOINT_URL}/${config.S3_BUCKET_NAME}`,
  known: knownDrawings(Number(values.machines)),
  port: Number(values.port),
})
process.stdout.write(`the pictures are at ${server.url}\n`)

// A process of its own: it has the lowest priority, and what is asked for here has not.
const ahead = values.ahead
  ? spawn(process.execPath, [join(import.meta.dirname, 'draw-ahead.ts')], { stdio: 'inherit' })
  : undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    ahead?.kill()
    store.close()
    void server[Symbol.asyncDispose]().then(() => process.exit(0))
  })
