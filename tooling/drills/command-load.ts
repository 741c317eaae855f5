import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface CommandLoad {
  base: string
  token: string
  deviceIds: readonly string[]
  perSecond: number
  seconds: number
  /** Unanswered commands are retried with the same idempotency key for so long after the end. */
  retryMs: number
  /** Ends the load early. */
  signal?: AbortSignal
}

export interface Outcome {
  /** The price of the first command in minor units. */
  firstMark: number
  /** The price of each acknowledged command, which marks all rows that it creates. */
  acknowledged: Set<number>
  sent: number
  tries: number
  /** Emits `acknowledged`, so that a crash can follow it immediately. */
  events: EventEmitter
}

const MARKS_PER_RUN = 1_000_000

/** Runs with different numbers use different prices. */
export const emptyOutcome = (run = 1): Outcome => ({
  firstMark: run * MARKS_PER_RUN,
  acknowledged: new Set(),
  sent: 0,
  tries: 0,
  events: new EventEmitter(),
})

/** Concurrent requests; more of them only delay each other. */
const CONCURRENCY = 64

async function attempt(load: CommandLoad, deviceId: string, mark: number, key: string) {
  const reply = await fetch(`${load.base}/p/staff/device/reprice`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: load.token,
      'idempotency-key': key,
    },
    body: JSON.stringify({
      deviceId,
      price: { amount: (mark / 100).toFixed(2), currency: 'AED' },
    }),
    signal: AbortSignal.timeout(5000),
  })
  const answer = (await reply.json()) as { code: string; data?: { price?: { amount: string } } }
  return answer.code === '00000'
}

/** Sends commands at a constant rate, each with a different price, and records the acknowledged. */
export async function sendCommands(load: CommandLoad, outcome: Outcome): Promise<void> {
  const start = performance.now()
  const end = start + load.seconds * 1000
  const deadline = end + load.retryMs
  const sendOne = async (n: number) => {
    const mark = outcome.firstMark + n
    const deviceId = load.deviceIds[n % load.deviceIds.length]
    if (!deviceId) throw new Error('there are no devices')
    const key = randomUUID()
    let retries = 0
    while (performance.now() < deadline && !load.signal?.aborted) {
      outcome.tries++
      const isAcknowledged = await attempt(load, deviceId, mark, key).catch(() => false)
      if (isAcknowledged) {
        outcome.acknowledged.add(mark)
        outcome.events.emit('acknowledged')
        return
      }
      // Exponential backoff with jitter.
      await sleep(Math.random() * Math.min(50 * 2 ** retries++, 500))
    }
  }
  const pending = new Set<Promise<void>>()
  const send = () => {
    const sending = sendOne(outcome.sent++).finally(() => pending.delete(sending))
    pending.add(sending)
  }
  while (performance.now() < end && !load.signal?.aborted) {
    const due = Math.floor(((performance.now() - start) / 1000) * load.perSecond)
    while (outcome.sent < due && pending.size < CONCURRENCY) send()
    await sleep(5)
  }
  await Promise.all(pending)
}
