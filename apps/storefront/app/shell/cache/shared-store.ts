import type { Purge } from '@ironsouq/contract/pages'

/** What a purge left behind: the number of the latest of all, and of each tag asked for. */
export interface Numbers {
  seq: number
  tags: readonly number[]
}

export interface Listener {
  heard: (purge: Purge) => void
  /** Every purge from now on will be heard; those before this number may have been missed. */
  up: (seq: number) => void
  down: () => void
}

/** What several processes share. Whatever it is asked, it fails at once while it is away. */
export interface SharedStore {
  /** The bytes and how long they will still be kept, or nothing. */
  read: (key: string) => Promise<{ bytes: Buffer; leftMs: number } | undefined>
  write: (key: string, bytes: Buffer, lifeMs: number) => Promise<void>
  numbers: (tags: readonly string[]) => Promise<Numbers>
  listen: (listener: Listener) => void
  /** The first one's value under a key, for all who come until a moment. */
  agree: (key: string, value: string, untilMs: number) => Promise<string>
}
