import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

/** Milliseconds of CPU: unlike elapsed time, other processes do not change them. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < 5; n++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 5000
}

describe('a password', () => {
  it('matches its hash, which is different each time [ID-16]', async () => {
    const hashes = await Promise.all([hashPassword('gravel-Kite7'), hashPassword('gravel-Kite7')])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$/)
      expect(await isPassword(hash, 'gravel-Kite7')).toBe(true)
      expect(await isPassword(hash, 'gravel-kite7')).toBe(false)
    }
  })

  it('of an account without one never matches, and takes as long to compare [ID-9]', async () => {
    expect(await isPassword(null, 'no one has this password')).toBe(false)
    const hash = await hashPassword('gravel-Kite7')
    const withHash = await costOf(() => isPassword(hash, 'wrong-Kite7'))
    const withoutHash = await costOf(() => isPassword(null, 'wrong-Kite7'))
    expect(withoutHash).toBeGreaterThan(withHash / 3)
  })
})
