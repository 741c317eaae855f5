import type { ChannelMessage, ChannelSignal } from './channel.ts'

/** The right to be the one client of an account in channels of a kind. */
export interface ExclusiveSession {
  /** The kind of channel and the account: `chat:member:0192…`. */
  name: string
  sessionId: string
}

export interface BusListener {
  message: (message: ChannelMessage) => void
  signal: (signal: ChannelSignal) => void
  /** Messages may have been missed until now. */
  restored: () => void
  exclusiveTaken: (session: ExclusiveSession) => void
}

/**
 * What connects the copies of the realtime process with each other and with the senders. It may lose
 * everything at any time: the database is asked for what is missing. Rejects while it is away.
 */
export interface MessageBus {
  listen: (listener: BusListener) => void
  /** Receives the messages of a channel from now on. */
  follow: (channel: string) => void
  unfollow: (channel: string) => void
  /** Sends a signal to all copies that have the channel, this one as well. */
  signal: (signal: ChannelSignal) => void
  /** States that these accounts or channels have a client, for a little longer than a heartbeat. */
  renewPresence: (names: readonly string[]) => Promise<void>
  /** The newest session of a name is the only one; clients of the others receive a message. */
  takeExclusive: (session: ExclusiveSession) => Promise<void>
  /** Renews these sessions and returns those whose name another session has taken. */
  renewExclusive: (sessions: readonly ExclusiveSession[]) => Promise<readonly ExclusiveSession[]>
}
