import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beginsWithZeros, solveChallenge } from './solve-challenge.ts'

const zeros = (challenge: string, answer: number) =>
  Math.clz32(hash('sha256', `${challenge}.${answer}`, 'buffer').readUInt32BE(0))

describe('a proof of work', () => {
  it.each([1, 7, 8, 12])('begins with %i zero bits', async (bits) => {
    const answer = await solveChallenge({ challenge: 'signed.by-us', bits })
    expect(zeros('signed.by-us', answer)).toBeGreaterThanOrEqual(bits)
  })

  it('is the first number that does', async () => {
    const answer = await solveChallenge({ challenge: 'another', bits: 9 })
    const first = Array.from({ length: answer + 1 }, (_, i) => i).find(
      (each) => zeros('another', each) >= 9,
    )
    expect(answer).toBe(first)
  })

  it.each([
    [[0, 0x0f], 12, true],
    [[0, 0x1f], 12, false],
    [[0, 0xff], 8, true],
    [[0x01, 0], 8, false],
    [[0xff], 0, true],
  ])('%j begins with %i zeros: %s', (digest, bits, is) => {
    expect(beginsWithZeros(new Uint8Array(digest), bits)).toBe(is)
  })

  it('stops when it is aborted', async () => {
    const gone = AbortSignal.abort()
    await expect(solveChallenge({ challenge: 'x', bits: 60 }, gone)).rejects.toThrow()
  })
})
