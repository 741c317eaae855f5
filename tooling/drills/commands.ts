import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface CommandLoad {
  base: string
  token: string
  deviceIds: readonly string[]
  perSecond: number
  seconds: number
  /** A command that is not answered is sent again, under the same key, for so long after the end. */
  patienceMs: number
}

export interface Outcome {
  /** The price of each command that was answered with yes: its mark in every row it makes. */
  acknowledged: Map<number, string>
  sent: number
  tries: number
  /** Tells of every yes; a crash right after one is the cruellest. */
  yes: EventEmitter
}

export const noOutcome = (): Outcome => ({
  acknowledged: new Map(),
  sent: 0,
  tries: 0,
  yes: new EventEmitter(),
})

const FIRST_MARK = 1_000_000
/** Clients that wait for an answer; more of them only keep each other from being answered. */
const AT_ONCE = 64

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

/** Sends commands at a steady pace, each with a price of its own, and notes which were answered. */
export async function sendCommands(load: CommandLoad, outcome: Outcome): Promise<void> {
  const start = performance.now()
  const end = start + load.seconds * 1000
  const giveUp = end + load.patienceMs
  const sendOne = async (n: number) => {
    const mark = FIRST_MARK + n
    const deviceId = load.deviceIds[n % load.deviceIds.length]
    if (!deviceId) throw new Error('there are no machines')
    const key = randomUUID()
    let tried = 0
    while (performance.now() < giveUp) {
      outcome.tries++
      const yes = await attempt(load, deviceId, mark, key).catch(() => false)
      if (yes) {
        outcome.acknowledged.set(mark, deviceId)
        outcome.yes.emit('yes')
        return
      }
      // As a client would: patient, and never in step with the others.
      await sleep(Math.random() * Math.min(50 * 2 ** tried++, 500))
    }
  }
  const underWay = new Set<Promise<void>>()
  const begin = () => {
    const sending = sendOne(outcome.sent++).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  while (performance.now() < end) {
    const due = Math.floor(((performance.now() - start) / 1000) * load.perSecond)
    while (outcome.sent < due && underWay.size < AT_ONCE) begin()
    await sleep(5)
  }
  await Promise.all(underWay)
}
