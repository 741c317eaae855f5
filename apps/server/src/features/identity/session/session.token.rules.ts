import { hash, randomBytes } from 'node:crypto'

/** Opaque: it carries no information and cannot be guessed [ID-16]. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const TOKEN = /^[\w-]{43}$/

/** The only part of a token that is stored. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** How long a token stays valid after the first use of its successor. */
export const GRACE_MS = 60_000
/** The shortest interval between two records of a session's use. */
export const SEEN_EVERY_MS = 5 * 60_000
