import { WebSocket } from 'ws'

/** Opened at once: more would overflow the queue of a listening socket. */
const AT_ONCE = 100

export interface Address {
  url: string
  origin: string
  /** What a client sends first; without it the connection alone is enough. */
  join?: string
}

/** Clients that count the messages they receive. */
export async function openClients(count: number, addressOf: (n: number) => Address) {
  let received = 0
  const isMessage = Buffer.from('"pad":')
  const open = (n: number): Promise<void> => {
    const { url, origin, join } = addressOf(n)
    const socket = new WebSocket(url, { origin, perMessageDeflate: false })
    const ready = Promise.withResolvers<void>()
    socket.on('error', ready.reject)
    socket.on('close', (code) => ready.reject(new Error(`closed with ${code}`)))
    socket.on('open', () => (join === undefined ? ready.resolve() : socket.send(join)))
    socket.on('message', (data: Buffer) => {
      if (data.includes(isMessage)) received++
      else ready.resolve()
    })
    return ready.promise
  }
  for (let n = 0; n < count; n += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => open(n + i)))
  return { received: () => received }
}
