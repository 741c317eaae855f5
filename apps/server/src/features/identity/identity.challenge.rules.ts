import { hash } from 'node:crypto'

/** A phone takes about a second for it; whoever guesses thousands of times takes hours. */
export const CHALLENGE_BITS = 17
export const CHALLENGE_SECONDS = 300

/** Whether so many bits at the beginning of SHA-256(challenge + '.' + answer) are zero. */
export function isReckoned(challenge: string, answer: number, bits: number): boolean {
  const digest = hash('sha256', `${challenge}.${answer}`, 'buffer')
  return Math.clz32(digest.readUInt32BE(0)) >= bits
}
