import { parseArgs } from 'node:util'
import { startOidc } from './oidc.ts'
import { startSms } from './sms.ts'
import { startWeChat } from './wechat.ts'

/** All peers in one process, for a whole installation beside them: development and the journeys. */
const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://127.0.0.1:3000' },
    oidc: { type: 'string', default: '0' },
    wechat: { type: 'string', default: '0' },
    sms: { type: 'string', default: '0' },
  },
})

const peers = await Promise.all([
  startOidc(values.shop, { port: Number(values.oidc) }),
  startWeChat(Number(values.wechat)),
  startSms(Number(values.sms)),
])
process.stdout.write(`the peers listen at ${peers.map(({ url }) => url).join(', ')}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
