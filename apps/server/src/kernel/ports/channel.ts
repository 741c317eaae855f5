import type { ChannelMessage } from '../realtime/channel.ts'

/** Messages for open clients, and who has one. Losing a message costs a client some seconds, nothing else. */
export interface ChannelPort {
  /** Sends messages that are committed; it neither waits nor fails. */
  send(messages: readonly ChannelMessage[]): void
  /** Which of these accounts (`member:<id>`) or channels have a client. Rejects while that is not known. */
  present(names: readonly string[]): Promise<ReadonlySet<string>>
}
