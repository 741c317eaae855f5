import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { issueToken } from '#features/identity/identity.service.ts'
import { configOrExit } from './config.ts'
import { assemble } from './parts.ts'

const USAGE = `Usage: token.ts --audience staff|merchant|member [--subject <uuid>] [--days 30]
Prints a token that is sent as the Authorization header. It is shown once.\n`

const { values } = parseArgs({
  options: {
    audience: { type: 'string' },
    subject: { type: 'string', default: randomUUID() },
    days: { type: 'string', default: '30' },
  },
})
const { audience, subject } = values
const days = Number(values.days)
if ((audience !== 'staff' && audience !== 'merchant' && audience !== 'member') || !(days > 0)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const { ctx, close } = assemble('token', configOrExit())
process.stdout.write(`${await issueToken(ctx, { audience, id: subject }, days)}\n`)
await close()
