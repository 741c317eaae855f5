import type { CloseReason } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { TicketHolder, Who } from './channel.ts'
import type { EncodedFrame } from './encoded-frame.ts'
import type { Membership } from './open-channel.ts'

export type Transport = 'socket' | 'events'

/** One end of a connection, whatever carries it. */
export interface Wire {
  transport: Transport
  send: (frame: EncodedFrame) => void
  /** Bytes that the other side has not taken yet. */
  backlog: () => number
  /** Asks for a sign of life, and ends a connection that gave none since the last time. */
  probe: () => void
  close: (reason: CloseReason) => void
  /** Ends it without a word: the other side does not read. */
  terminate: () => void
}

export interface Client {
  who: Who
  wire: Wire
  /** By the names of the channels, also those that it is about to join. */
  joined: Map<string, Membership>
  /** Ends with the last of the joins that it asked for. */
  joining: Promise<void>
  /** When it last signalled, by the names of channels. */
  signalled: Map<string, number>
  isGone: boolean
}

/** The account of a client: another session of it is the same account. */
export const accountOf = ({ audience, id }: TicketHolder): string => `${audience}:${id}`
