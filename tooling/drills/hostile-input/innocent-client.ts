import { workerData } from 'node:worker_threads'
import { sendSteadily } from '../slow-engines.load.ts'
import { onAsked } from './thread.ts'

/**
 * Another client that uses the site meanwhile, in a thread of its own: the attacker's work must not
 * delay its clock.
 */
const { api, storefront, deviceIds } = workerData as {
  api: string
  storefront: string
  deviceIds: string[]
}
const PER_SECOND = 4
const PATIENCE_MS = 15_000

let isOver = false
const urls = (n: number) => [
  `${api}/device/list?q=320&current=${(n % 3) + 1}`,
  `${storefront}/en/device-detail/${deviceIds[n % deviceIds.length]}`,
  `${storefront}/en`,
  `${storefront}/api/currency/list`,
]

const measured = sendSteadily({
  perSecond: PER_SECOND,
  isOver: () => isOver,
  async one(n) {
    const url = urls(n >> 2)[n % 4] ?? ''
    const reply = await fetch(url, {
      headers: { 'x-forwarded-for': `192.0.2.${n % 250}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${new URL(url).pathname}: ${reply.status}`)
  },
})
onAsked(() => {
  isOver = true
  return measured
})
