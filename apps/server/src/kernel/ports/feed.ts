import type { FeedFault } from '@ironsouq/contract/platform/feed/feed.limits'

/** The address of a feed is not allowed, or it brought no file. */
export class FeedRejected extends Error {
  override name = 'FeedRejected'
  readonly fault: FeedFault
  constructor(fault: FeedFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface FetchLimits {
  /** Of the file that is known. */
  tag: string | null
  most: number
  /** How many redirects are followed, each checked like the address itself; none by default. */
  hops?: number
  seconds?: number
  /** Whether plain HTTP is allowed: for what anyone may see. */
  isPlain?: boolean
}

export interface FeedPort {
  /** The file at an address, or null if it still has this tag. Rejects with FeedRejected. */
  fetch(
    address: string,
    limits: FetchLimits,
  ): Promise<{ body: Uint8Array; tag: string | null } | null>
}
