import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

/** Milliseconds of CPU, which no neighbour lengthens as he does the clock's. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < 5; n++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 5000
}

describe('a password', () => {
  it('is known again by its hash, which is another each time [ID-16]', async () => {
    const hashes = await Promise.all([hashPassword('gravel-Kite7'), hashPassword('gravel-Kite7')])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$/)
      expect(await isPassword(hash, 'gravel-Kite7')).toBe(true)
      expect(await isPassword(hash, 'gravel-kite7')).toBe(false)
    }
  })

  it('of nobody is never right, and costs as much to compare [ID-9]', async () => {
    expect(await isPassword(null, 'no one has this password')).toBe(false)
    const hash = await hashPassword('gravel-Kite7')
    const somebody = await costOf(() => isPassword(hash, 'wrong-Kite7'))
    const nobody = await costOf(() => isPassword(null, 'wrong-Kite7'))
    expect(nobody).toBeGreaterThan(somebody / 3)
  })
})
