import type { Purge } from '@ironsouq/contract/page-cache'

/** The number of the latest purge, and of each requested tag. */
export interface Numbers {
  seq: number
  tags: readonly number[]
}

export interface Listener {
  received: (purge: Purge) => void
  /** Every purge from now on will be received; those before this number may have been missed. */
  up: (seq: number) => void
  down: () => void
}

/** The store that all processes share. While it is down every call fails at once. */
export interface SharedStore {
  /** The bytes and their remaining lifetime, or undefined. */
  read: (key: string) => Promise<{ bytes: Buffer; leftMs: number } | undefined>
  write: (key: string, bytes: Buffer, lifeMs: number) => Promise<void>
  numbers: (tags: readonly string[]) => Promise<Numbers>
  listen: (listener: Listener) => void
  /** The first value that a process sets under a key, for all processes until it expires. */
  agree: (key: string, value: string, untilMs: number) => Promise<string>
}
