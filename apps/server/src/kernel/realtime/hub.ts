import { ClientFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import {
  CHANNELS_MAX,
  type CloseReason,
  HEARTBEAT_SECONDS,
  SIGNAL_MS,
} from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { Ctx } from '#kernel/ctx.ts'
import { partsOf, type Channel, type Who } from './channel.ts'
import { accountOf, type Client, type Wire } from './client.ts'
import { encodeFrame, type EncodedFrame } from './encoded-frame.ts'
import type { MessageBus, ExclusiveSession } from './message-bus.ts'
import { openChannel, type Membership, type OpenChannel } from './open-channel.ts'

/** A client that lets so many bytes wait does not read: it is dropped and may come back. */
const BACKLOG_BYTES_MAX = 1 << 20
const CLIENTS_PER_ACCOUNT_MAX = 10
/** How often the newest numbers are read: the longest delay of a message that Redis lost. */
const POLL_MS = 3000
const IDS_PER_QUERY = 1000

export interface RealtimeFigures {
  delivered: () => void
  fromDatabase: (messages: number) => void
  dropped: (why: 'slow' | 'refused' | 'displaced' | 'ended') => void
}

interface HubOptions {
  ctx: Ctx
  channels: readonly Channel[]
  bus: MessageBus
  figures: RealtimeFigures
  /** Which of these sessions are still valid. */
  openSessions: (ctx: Ctx, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  clientsMax: number
}

interface Opened {
  channel: OpenChannel
  kind: Channel
  id: string
  /** Clients that have joined it or are about to. */
  users: number
}

interface Joining {
  client: Client
  membership: Membership
  /** The last number that the client has. */
  after: number | undefined
}

/** The clients of one process and the channels that they have joined. */
export function createHub({ ctx, channels, bus, figures, openSessions, clientsMax }: HubOptions) {
  const kinds = new Map(channels.map((each) => [each.kind, each]))
  const opened = new Map<string, Opened>()
  const clients = new Set<Client>()
  const byAccount = new Map<string, Set<Client>>()
  let isDraining = false

  function open(name: string, kind: Channel, id: string): Opened {
    const known = opened.get(name)
    if (known) return known
    bus.follow(name) // before the newest number is read: nothing can pass in between
    const channel = openChannel({
      name,
      after: (seq) => kind.after(ctx, id, seq),
      newest: async () => (await kind.newest(ctx, [id])).get(id) ?? 0,
      onGap: figures.fromDatabase,
      onError: (err) => ctx.log.warn({ err, kind: kind.kind }, 'missing messages were not read'),
    })
    const entry = { channel, kind, id, users: 0 }
    opened.set(name, entry)
    return entry
  }

  function release(name: string, entry: Opened): void {
    if (--entry.users > 0 || opened.get(name) !== entry) return
    opened.delete(name)
    entry.channel.close()
    bus.unfollow(name)
  }

  function send(client: Client, frame: EncodedFrame): void {
    if (client.isGone) return
    if (client.wire.backlog() > BACKLOG_BYTES_MAX) {
      figures.dropped('slow')
      client.wire.terminate()
      disconnect(client)
      return
    }
    figures.delivered()
    client.wire.send(frame)
  }

  function close(client: Client, reason: CloseReason): void {
    if (client.isGone) return
    disconnect(client)
    client.wire.close(reason)
  }

  function leave(client: Client, name: string): void {
    const membership = client.joined.get(name)
    if (membership) membership.hasLeft = true
    client.joined.delete(name)
    const entry = opened.get(name)
    // One that is still joining notices it itself.
    if (membership && entry?.channel.remove(membership)) release(name, entry)
  }

  function disconnect(client: Client): void {
    if (client.isGone) return
    client.isGone = true
    clients.delete(client)
    const account = accountOf(client.who)
    const others = byAccount.get(account)
    others?.delete(client)
    if (others?.size === 0) byAccount.delete(account)
    for (const name of client.joined.keys()) leave(client, name)
  }

  const exclusiveOf = ({ who }: Client, kind: Channel): ExclusiveSession => ({
    name: `${kind.kind}:${accountOf(who)}`,
    sessionId: who.sessionId,
  })

  /** Takes the channels of this kind from the other sessions of the account. */
  function displaceOthers({ name: session, sessionId }: ExclusiveSession): void {
    const { kind, id: account } = splitName(session)
    for (const client of byAccount.get(account) ?? []) {
      if (client.who.sessionId === sessionId) continue
      for (const name of client.joined.keys())
        if (partsOf(name).kind === kind) {
          figures.dropped('displaced')
          leave(client, name)
          send(client, encodeFrame({ type: 'displaced', channel: name }))
        }
    }
  }

  /** Adds the client to the channel; rejects while the database is away. */
  async function enter(name: string, entry: Opened, joining: Joining): Promise<void> {
    const { client, membership, after } = joining
    entry.users++
    try {
      await entry.channel.add(membership, after)
    } catch (err) {
      // Its first number could not be read: the next client opens it again.
      if (!entry.channel.isReady()) entry.users = 1
      release(name, entry)
      throw err
    }
    if (client.joined.get(name) === membership) return
    entry.channel.remove(membership)
    release(name, entry)
  }

  async function join(name: string, joining: Joining): Promise<void> {
    const { client, membership } = joining
    if (membership.hasLeft) return
    const { kind: kindName, id } = partsOf(name)
    const kind = kinds.get(kindName)
    const isAllowed = client.joined.size <= CHANNELS_MAX && kind !== undefined
    if (!isAllowed || !(await kind.mayJoin(ctx, client.who, id))) {
      client.joined.delete(name)
      send(client, encodeFrame({ type: 'refused', channel: name }))
      return
    }
    if (client.joined.get(name) !== membership) return
    if (kind.isExclusive) {
      displaceOthers(exclusiveOf(client, kind))
      await bus.takeExclusive(exclusiveOf(client, kind)).catch(() => {}) // the next heartbeat renews it
    }
    if (kind.hasPresence) bus.renewPresence([name]).catch(() => {}) // repeated with the next heartbeat
    await enter(name, open(name, kind, id), joining)
  }

  /** One that is not in the channel, or signals too often, is not answered. */
  function signal({ who, joined, signalled }: Client, name: string): void {
    const membership = joined.get(name)
    const from = kinds.get(partsOf(name).kind)?.signals?.(who)
    if (!membership || membership.position < 0 || from === undefined) return
    const now = ctx.now().getTime()
    for (const [each, at] of signalled) if (now - at >= SIGNAL_MS) signalled.delete(each)
    if (signalled.has(name)) return
    signalled.set(name, now)
    bus.signal({ channel: name, from, account: accountOf(who) })
  }

  function request(client: Client, frame: ClientFrame): void {
    const { channel: name } = frame
    if (frame.type === 'leave') return leave(client, name)
    if (frame.type === 'signal') return signal(client, name)
    if (client.joined.has(name)) return
    const membership: Membership = {
      position: -1,
      account: accountOf(client.who),
      hasLeft: false,
      send(sent) {
        if (!membership.hasLeft) send(client, sent)
      },
    }
    client.joined.set(name, membership)
    // One after the other: no client has more than one reading of what it missed at a time.
    client.joining = client.joining
      .then(() => join(name, { client, membership, after: frame.after }))
      .catch((err: unknown) => {
        ctx.log.warn({ err }, 'a client could not join')
        close(client, 'later')
      })
  }

  function closeEnded(open: ReadonlySet<string>, among: readonly Client[]): void {
    for (const client of among)
      if (!open.has(client.who.sessionId)) {
        figures.dropped('ended')
        close(client, 'ended')
      }
  }

  /** Closes the clients whose session ended; of one person, or of all. */
  async function checkSessions(subjectId?: string): Promise<void> {
    const among = [...clients].filter(({ who }) => subjectId === undefined || who.id === subjectId)
    for (let i = 0; i < among.length; i += IDS_PER_QUERY) {
      const some = among.slice(i, i + IDS_PER_QUERY)
      const ids = new Set(some.map(({ who }) => who.sessionId))
      closeEnded(await openSessions(ctx, [...ids]), some)
    }
  }

  /** Reads the newest numbers of all open channels, and what is missing. */
  async function compareNumbers(): Promise<void> {
    for (const [kind, entries] of Map.groupBy(opened.values(), (each) => each.kind))
      for (let i = 0; i < entries.length; i += IDS_PER_QUERY) {
        const some = entries.slice(i, i + IDS_PER_QUERY)
        const newest = await kind.newest(
          ctx,
          some.map(({ id }) => id),
        )
        for (const { channel, id } of some) channel.reach(newest.get(id) ?? 0)
      }
  }

  function sendHeartbeats(): void {
    for (const client of clients) {
      client.wire.probe()
      const positions = [...client.joined].flatMap(([name, membership]) =>
        membership.position >= 0 ? [[name, membership.position] as const] : [],
      )
      send(client, encodeFrame({ type: 'heartbeat', channels: Object.fromEntries(positions) }))
    }
  }

  async function renewLeases(): Promise<void> {
    const sessions = [...clients].flatMap((client) =>
      [...client.joined.keys()].flatMap((name) => {
        const kind = kinds.get(partsOf(name).kind)
        return kind?.isExclusive ? [exclusiveOf(client, kind)] : []
      }),
    )
    const held = [...opened].flatMap(([name, { kind }]) => (kind.hasPresence ? [name] : []))
    await bus.renewPresence([...byAccount.keys(), ...held])
    for (const session of await bus.renewExclusive(sessions)) displaceOthers(session)
  }

  const repeating = (work: () => Promise<void>, ms: number) => {
    let isRunning = false
    return setInterval(() => {
      if (isRunning) return
      isRunning = true
      work()
        .catch(() => {}) // the engine is away: its health check says so, and the next turn repeats it
        .finally(() => {
          isRunning = false
        })
    }, ms)
  }
  const timers = [
    repeating(compareNumbers, POLL_MS),
    repeating(renewLeases, HEARTBEAT_SECONDS * 1000),
    repeating(() => checkSessions(), 2 * HEARTBEAT_SECONDS * 1000),
    setInterval(sendHeartbeats, HEARTBEAT_SECONDS * 1000),
  ]

  bus.listen({
    message: ({ channel, ...message }) => opened.get(channel)?.channel.receive(message),
    signal: ({ channel, from, account }) => opened.get(channel)?.channel.signal(from, account),
    restored: () => void compareNumbers().catch(() => {}), // repeated by its timer
    exclusiveTaken: displaceOthers,
  })

  return {
    /** Adds a client; null if there are too many. */
    connect(who: Who, wire: Wire): Client | null {
      const account = accountOf(who)
      const others = byAccount.get(account) ?? new Set()
      if (isDraining || clients.size >= clientsMax || others.size >= CLIENTS_PER_ACCOUNT_MAX)
        return null
      const client: Client = {
        who,
        wire,
        joined: new Map(),
        joining: Promise.resolve(),
        signalled: new Map(),
        isGone: false,
      }
      clients.add(client)
      byAccount.set(account, others.add(client))
      bus.renewPresence([account]).catch(() => {}) // repeated with the next heartbeat
      return client
    },
    /** A frame of a client, as it sent it. */
    receive(client: Client, text: string): void {
      if (client.isGone) return
      const frame = parsed(text)
      if (frame) return request(client, frame)
      figures.dropped('refused')
      close(client, 'refused')
    },
    request,
    disconnect,
    refuse(client: Client): void {
      if (client.isGone) return
      figures.dropped('refused')
      close(client, 'refused')
    },
    checkSessions,
    sizes: () => ({
      clients: clients.size,
      events: [...clients].filter(({ wire }) => wire.transport === 'events').length,
      channels: opened.size,
    }),
    /** Closes all clients within this time, a few at a time: they connect to other processes. */
    async drain(ms: number): Promise<void> {
      isDraining = true
      const all = [...clients]
      const STEPS = 20
      const size = Math.ceil(all.length / STEPS)
      for (let i = 0; i < all.length; i += size) {
        for (const client of all.slice(i, i + size)) close(client, 'restart')
        await new Promise((resolve) => setTimeout(resolve, ms / STEPS))
      }
    },
    stop(): void {
      for (const timer of timers) clearInterval(timer)
      for (const { channel } of opened.values()) channel.close()
    },
  }
}

export type Hub = ReturnType<typeof createHub>

/** `chat:member:0192…` is the kind `chat` and the account `member:0192…`. */
function splitName(session: string): { kind: string; id: string } {
  const [kind = '', ...account] = session.split(':')
  return { kind, id: account.join(':') }
}

function parsed(text: string): ClientFrame | null {
  try {
    const result = ClientFrame.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
