import type { Ctx } from '#kernel/ctx.ts'

/** Whose ticket it is. */
export interface TicketHolder {
  audience: 'member' | 'merchant' | 'staff'
  id: string
  sessionId: string
}

/** The person behind a client, with what their session allows. */
export interface Who extends TicketHolder {
  /** The seller that a merchant's session acts for; null for every other audience. */
  sellerId: string | null
  permissions: ReadonlySet<string>
}

/**
 * Who a request is from: `ended` after their session, `later` when they connect too often, null without a
 * valid ticket or from another site.
 */
export type Identity = Who | 'ended' | 'later' | null

/** One message of a channel. */
export interface ChannelMessage {
  /** A kind and an id: `member:0192…`. */
  channel: string
  /** Its number in the channel. */
  seq: number
  body: unknown
}

/** Someone in a channel writes something. It is not stored. */
export interface ChannelSignal {
  channel: string
  /** The side that they are on. */
  from: string
  /** Their account, which does not receive it. */
  account: string
}

export type StoredMessage = Omit<ChannelMessage, 'channel'>

/**
 * A kind of channel, declared by a feature in `<noun>.channel.ts` and listed in its feature file.
 * Messages and their order are rows of PostgreSQL: what a connection loses is read from there.
 */
export interface Channel {
  /** The first part of the names of its channels. */
  kind: string
  /** Whether one session of an account at a time has such a channel: the newest one displaces the others. */
  isExclusive?: boolean
  /** Whether `ctx.channels.present` knows, by the name of such a channel, that a client has it open. */
  hasPresence?: boolean
  /** The side that a person is on, if the others in such a channel see that they write something. */
  signals?: (who: Who) => string
  mayJoin(ctx: Ctx, who: Who, id: string): boolean | Promise<boolean>
  /** The messages after a number in their order, at most `MISSED_MAX`. */
  after(ctx: Ctx, id: string, seq: number): Promise<readonly StoredMessage[]>
  /** The newest numbers by id; a channel without messages may be left out. */
  newest(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const channel = (c: Channel): Channel => c

/** The kind and the id in the name of a channel. */
export function partsOf(name: string): { kind: string; id: string } {
  const [kind = '', id = ''] = name.split(':')
  return { kind, id }
}
