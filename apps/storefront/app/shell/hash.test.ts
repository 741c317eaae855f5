import { describe, expect, it } from 'vitest'
import { HASH_LENGTH, shortHash } from './hash.ts'

describe('the short hash', () => {
  it.each(['', 'a', '\u0000', 'حفارة كاتربيلر 320', 'x'.repeat(10_000)])(
    'of any content is 10 plain characters [AP-29]',
    (content) => {
      expect(HASH_LENGTH).toBe(10)
      expect(shortHash(content)).toMatch(/^[0-9a-v]{10}$/)
    },
  )

  it('never changes: names made by one build are found by the next', () => {
    expect(shortHash('Caterpillar 320')).toBe('f4bvtffpe6')
  })

  it('tells contents apart that differ by one character or in their order', () => {
    const contents = ['ab', 'ba', 'abc', 'ab ', 'aB', 'a', 'b']
    expect(new Set(contents.map(shortHash)).size).toBe(contents.length)
  })

  it('has no collision among 200,000 similar contents', () => {
    const hashes = new Set<string>()
    for (let i = 0; i < 200_000; i++) hashes.add(shortHash(`/picture/${i}.webp`))
    expect(hashes.size).toBe(200_000)
  })
})
