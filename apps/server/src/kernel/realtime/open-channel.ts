import { MISSED_MAX } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { StoredMessage } from './channel.ts'
import { encodeFrame, type EncodedFrame } from './encoded-frame.ts'

/** A client in a channel. */
export interface Membership {
  /** The last number that was sent to it. */
  position: number
  account: string
  /** The client left the channel or is gone: nothing more is read or sent for it. */
  hasLeft: boolean
  send: (frame: EncodedFrame) => void
}

interface Source {
  name: string
  after: (seq: number) => Promise<readonly StoredMessage[]>
  newest: () => Promise<number>
  /** Counts messages that were read from the database because they did not arrive. */
  onGap: (messages: number) => void
  onError: (err: unknown) => void
}

/** A client that misses more than this reads the state instead, which costs less. */
const BEHIND_MAX = 5 * MISSED_MAX
/** Messages of two senders overtake each other: a missing one gets this time before it is read. */
const OVERTAKEN_MS = 50
/** More would be read faster from the database. */
const EARLY_MAX = 500

/**
 * A channel that clients of this process have joined: each of them gets every message once and in
 * order. Messages arrive over Redis, which may lose, repeat and reorder them; whatever is missing is
 * read from the database.
 */
export function openChannel({ name, after, newest, onGap, onError }: Source) {
  const members = new Set<Membership>()
  /** Messages that arrived before their turn. */
  const early = new Map<number, unknown>()
  let last = -1
  let filling: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined

  const messageFrame = ({ seq, body }: StoredMessage) =>
    encodeFrame({ type: 'message', channel: name, seq, body })

  function deliver(message: StoredMessage): void {
    last = message.seq
    if (members.size === 0) return
    const frame = messageFrame(message)
    for (const member of members)
      if (member.position < last) {
        member.position = last
        member.send(frame)
      }
  }

  function deliverEarly(): void {
    while (early.has(last + 1)) {
      const seq = last + 1
      const body = early.get(seq)
      early.delete(seq)
      deliver({ seq, body })
    }
    for (const seq of early.keys()) if (seq <= last) early.delete(seq)
  }

  async function readMissing(): Promise<void> {
    for (;;) {
      const before = last
      const found = (await after(last)).filter(({ seq }) => seq > last)
      for (const message of found) if (message.seq > last) deliver(message)
      onGap(found.length)
      deliverEarly()
      if (last === before) return
    }
  }

  function fill(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    filling ??= readMissing()
      .catch(onError) // the next look at the newest numbers repeats it
      .finally(() => {
        filling = undefined
      })
    return filling
  }

  const ready = newest().then((seq) => {
    last = seq
    deliverEarly()
  })
  ready.catch(() => {}) // `add` rejects with it

  /** Sends what the client missed, until it has everything that this process has sent. */
  async function catchUp(member: Membership): Promise<'joined' | 'reset'> {
    if (member.position > last) await fill()
    if (member.position > last || last - member.position > BEHIND_MAX) return 'reset'
    while (member.position < last && !member.hasLeft) {
      const missed = await after(member.position)
      if (missed[0]?.seq !== member.position + 1) return 'reset'
      for (const message of missed) {
        if (member.hasLeft) break
        member.position = message.seq
        member.send(messageFrame(message))
      }
    }
    return 'joined'
  }

  return {
    /** A message that arrived over Redis. */
    receive({ seq, body }: StoredMessage): void {
      if (last >= 0 && seq <= last) return
      if (last >= 0 && seq === last + 1) {
        deliver({ seq, body })
        if (early.size > 0) deliverEarly()
        return
      }
      if (early.size < EARLY_MAX) early.set(seq, body)
      if (last >= 0) waiting ??= setTimeout(() => void fill(), OVERTAKEN_MS)
    },
    /** Tells all but the account itself that someone writes something. */
    signal(from: string, account: string): void {
      const frame = encodeFrame({ type: 'signal', channel: name, from })
      for (const member of members) if (member.account !== account) member.send(frame)
    },
    /** The newest number in the database. */
    reach(seq: number): void {
      if (last >= 0 && seq > last) void fill()
    },
    /** Adds a client that has everything up to `after`; without it the client starts with the next message. */
    async add(member: Membership, from: number | undefined): Promise<void> {
      await ready
      member.position = from ?? last
      member.send(encodeFrame({ type: 'joined', channel: name, seq: member.position }))
      do {
        if ((await catchUp(member)) === 'joined') continue
        member.position = last
        member.send(encodeFrame({ type: 'reset', channel: name, seq: last }))
        // A message was sent to the others meanwhile.
      } while (member.position < last && !member.hasLeft)
      if (!member.hasLeft) members.add(member)
    },
    /** False: it was not in the channel. */
    remove: (member: Membership): boolean => members.delete(member),
    /** Whether its first number is known. */
    isReady: () => last >= 0,
    close(): void {
      clearTimeout(waiting)
    },
  }
}

export type OpenChannel = ReturnType<typeof openChannel>
