import { hash } from 'node:crypto'

/** About a second on a phone; hours for thousands of guesses. */
export const CHALLENGE_BITS = 17
export const CHALLENGE_SECONDS = 300

/** Whether SHA-256(challenge + '.' + answer) starts with enough zero bits. */
export function isSolution(challenge: string, answer: number, bits: number): boolean {
  const digest = hash('sha256', `${challenge}.${answer}`, 'buffer')
  return Math.clz32(digest.readUInt32BE(0)) >= bits
}
