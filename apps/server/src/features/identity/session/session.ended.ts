import { LRUCache } from 'lru-cache'

/** The channel on which every process learns whose sessions ended; the message is the subject's id. */
export const SESSION_ENDED = 'session_ended'

/** Longer than a message takes, and longer than a process trusts a silent channel. */
const DOUBT_MS = 2000
const endedHere = new LRUCache<string, true>({ ttl: DOUBT_MS, ttlAutopurge: true })

/**
 * The process that ends a session does not wait for the channel: the subject is looked up in the
 * database until the message has certainly arrived.
 */
export const doubt = (subjectId: string): void => void endedHere.set(subjectId, true)

export const isDoubted = (subjectId: string): boolean => endedHere.has(subjectId)
