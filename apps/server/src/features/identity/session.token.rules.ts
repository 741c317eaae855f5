import { hash, randomBytes } from 'node:crypto'

/** Opaque: nothing can be read from it and nobody can make one up [ID-16]. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const TOKEN = /^[\w-]{43}$/

/** All that is kept of a token. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** How long a token is good after the one it was exchanged for has been used. */
export const GRACE_MS = 60_000
/** How often at most it is noted that a session was used. */
export const SEEN_EVERY_MS = 5 * 60_000
