import { parseArgs } from 'node:util'
import { startOidc } from './oidc.ts'
import { startSms } from './sms.ts'
import { startWeChat } from './wechat.ts'

/** All providers in one process, for development and browser tests. */
const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://127.0.0.1:3000' },
    oidc: { type: 'string', default: '0' },
    wechat: { type: 'string', default: '0' },
    sms: { type: 'string', default: '0' },
  },
})

const providers = await Promise.all([
  startOidc(values.shop, { port: Number(values.oidc) }),
  startWeChat(Number(values.wechat)),
  startSms(Number(values.sms)),
])
process.stdout.write(`the providers listen at ${providers.map(({ url }) => url).join(', ')}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
