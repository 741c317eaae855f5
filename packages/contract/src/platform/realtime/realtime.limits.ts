/** A ticket opens a connection within this time. */
export const TICKET_SECONDS = 30

/**
 * How often the server sends a heartbeat with the newest number of each channel. A client that
 * receives nothing for twice as long connects again.
 */
export const HEARTBEAT_SECONDS = 25

/** The longest frame of a client. */
export const FRAME_BYTES_MAX = 16 << 10

/** The most channels that one client joins. */
export const CHANNELS_MAX = 100

/** The most messages that one answer repeats. */
export const MISSED_MAX = 200

/** A client waits a random time up to this before it connects again, so that not all come at once. */
export const RECONNECT_SECONDS_MAX = 30

/** A client gets at most one signal through a channel in this time; more are dropped. */
export const SIGNAL_MS = 1000

/** How often a client repeats a signal: seldom enough that none of them is dropped. */
export const SIGNAL_AGAIN_MS = 2 * SIGNAL_MS

/** How long a page shows a signal: longer than until the next one, so one may be lost. */
export const SIGNAL_SHOWN_MS = 5 * SIGNAL_MS

/** Why the server closed a connection; numbers of RFC 6455 and of its private range. */
export const CLOSE_CODES = {
  /** The frame of the client was not understood, or there were too many. */
  refused: 1008,
  /** The process stops; another one answers. */
  restart: 1012,
  /** The process could not read the database or has too many clients; try again later. */
  later: 1013,
  /** The session ended: do not connect again. */
  ended: 4001,
} as const
export type CloseReason = keyof typeof CLOSE_CODES
