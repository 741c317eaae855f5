import { setTimeout as sleep } from 'node:timers/promises'
import type { Provider } from './provider.ts'
import type { Steering } from './steering.ts'
import type { Store } from './store.ts'

const TIMEOUT_MS = 5000
const PAUSE_MS = 15
const MOST_TRIES = 12

interface Sending {
  store: Store
  steering: Steering
  providers: Readonly<Record<string, Provider>>
  now: () => number
}

/** Sends planned notifications until `stop`, each until the receiver has it. */
export function deliver({ store, steering, providers, now }: Sending) {
  const stopping = new AbortController()
  let isSending = false

  async function send({ n, provider: name, eventId, url, body, tries }: Delivery): Promise<void> {
    const provider = providers[name]
    if (!provider) throw new Error(`no provider is called ${name}`)
    const { headers, body: sent } = provider.signed(body, eventId, now())
    let isTaken = false
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const reply = await fetch(url, { method: 'POST', headers, body: sent, signal })
      const text = await reply.text()
      isTaken = provider.isTaken?.(reply.status, text) ?? reply.ok
    } catch {
      // Not reached: it is sent again.
    }
    if (stopping.signal.aborted) return
    if (isTaken || tries + 1 >= MOST_TRIES) store.delivered(n)
    else store.postpone(n, Date.now() + 50 * 2 ** tries)
  }

  const isNeverLost = ({ body }: Delivery) =>
    steering.keep !== '' && body.toLowerCase().includes(steering.keep)

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = store.due(Date.now())
      const chosen = steering.shuffle ? Math.floor(Math.random() * due.length) : 0
      const next = due[chosen]
      if (!next) await sleep(PAUSE_MS)
      else if (steering.drop === 0 || isNeverLost(next)) {
        isSending = true
        await send(next)
        isSending = false
      } else {
        if (steering.drop > 0) steering.drop -= 1
        store.delivered(next.n)
      }
    }
  }

  const running = loop()
  return {
    isSending: () => isSending,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

type Delivery = ReturnType<Store['due']>[number]
