import { parseArgs } from 'node:util'
import { startOidc } from './oidc.ts'
import { startSms } from './sms.ts'
import { startTranslator } from './translator.ts'
import { startWeChat } from './wechat.ts'
import { startWhatsapp } from './whatsapp.ts'

/** All providers in one process, for development and browser tests. */
const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://127.0.0.1:3000' },
    oidc: { type: 'string', default: '0' },
    wechat: { type: 'string', default: '0' },
    sms: { type: 'string', default: '0' },
    translate: { type: 'string' },
    whatsapp: { type: 'string' },
    /** Whom WhatsApp posts to. */
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
})

const providers = await Promise.all([
  startOidc(values.shop, { port: Number(values.oidc) }),
  startWeChat(Number(values.wechat)),
  startSms(Number(values.sms)),
  ...(values.translate ? [startTranslator(Number(values.translate))] : []),
  ...(values.whatsapp
    ? [startWhatsapp({ port: Number(values.whatsapp), postsTo: values.api })]
    : []),
])
process.stdout.write(`the providers listen at ${providers.map(({ url }) => url).join(', ')}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
