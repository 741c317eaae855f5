import { setTimeout as sleep } from 'node:timers/promises'

export interface Account {
  memberId: string
  sessionId: string
  token: string
}

interface ClientOptions {
  account: Account
  /** The addresses of the realtime processes; a client tries them in turn. */
  bases: readonly string[]
  origin: string
  ticketOf: (account: Account) => string
}

interface Frame {
  type: string
  seq?: number
}

const PAUSE_MS = 500

/** A client that comes back after every interruption, and records the numbers that it received. */
export function startClient({ account, bases, origin, ticketOf }: ClientOptions, first: number) {
  const received: number[] = []
  const channel = `member:${account.memberId}`
  let socket: WebSocket | undefined
  const stopping = new AbortController()
  let resets = 0
  let tries = first

  const joined = Promise.withResolvers<void>()
  function receive(text: unknown): void {
    const { type, seq = 0 } = JSON.parse(String(text)) as Frame
    if (type === 'joined') joined.resolve()
    if (type === 'reset') resets++
    if (type === 'message') received.push(seq)
  }

  /** One connection, until it ends. */
  function connect(): Promise<void> {
    const base = (bases[tries++ % bases.length] ?? '').replace('http', 'ws')
    const ticket = encodeURIComponent(ticketOf(account))
    const opening = new WebSocket(`${base}/realtime/socket?ticket=${ticket}`, {
      headers: { origin },
    })
    socket = opening
    opening.addEventListener('open', () =>
      opening.send(JSON.stringify({ type: 'join', channel, after: received.at(-1) ?? 0 })),
    )
    opening.addEventListener('message', ({ data }) => {
      // What a connection delivers after it was given up is also in the next one.
      if (socket === opening) receive(data)
    })
    return new Promise((resolve) => {
      opening.addEventListener('close', () => resolve())
      opening.addEventListener('error', () => resolve())
    })
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await connect()
      await sleep(Math.random() * PAUSE_MS)
    }
  })()

  return {
    account,
    received,
    joined: joined.promise,
    resets: () => resets,
    /** Breaks the connection, as a network does. */
    cut: () => socket?.close(),
    async stop() {
      stopping.abort()
      socket?.close()
      await running
    },
  }
}

export type DrillClient = ReturnType<typeof startClient>

/** What a client did not receive exactly once and in order. */
export function clientFaults({ received, account }: DrillClient, newest: number): string[] {
  const wrong = received.findIndex((seq, i) => seq !== i + 1)
  if (wrong >= 0)
    return [`${account.memberId}: number ${received[wrong]} in place ${wrong + 1} of ${newest}`]
  return received.length === newest
    ? []
    : [`${account.memberId}: ${received.length} of ${newest} messages`]
}
