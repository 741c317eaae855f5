import { describe, expect, it } from 'vitest'
import { base32, matchingStep, otpauthUri, stepAt, totpOf } from './second-factor.totp.rules.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('a time-based code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is the one of RFC 6238', (seconds, code) => {
    expect(totpOf(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it('is accepted one step early or late, and no further', () => {
    const at = new Date('2026-11-14T08:00:15Z')
    const step = stepAt(at)
    for (const drift of [-1, 0, 1])
      expect(matchingStep(SECRET, totpOf(SECRET, step + drift), at)).toBe(step + drift)
    for (const drift of [-2, 2])
      expect(matchingStep(SECRET, totpOf(SECRET, step + drift), at)).toBeNull()
    for (const typed of ['', '12345', '1234567', 'äöüäöü'])
      expect(matchingStep(SECRET, typed, at)).toBeNull()
  })

  it('comes from a secret that apps read as Base32', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(otpauthUri('Ironsouq', 'a+b@yard.example', 'GEZD')).toBe(
      'otpauth://totp/Ironsouq:a%2Bb%40yard.example?secret=GEZD&issuer=Ironsouq',
    )
  })
})
