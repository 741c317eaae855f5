import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { patterns, slowest } from './patterns.ts'

const PLACE = 'apps/server/src/kernel/names.ts'

describe('the pattern check', () => {
  it.each([
    String.raw`export const a = /\s+$/`,
    String.raw`export const b = (text: string) => text.replace(/(?:x|x)*y$/, '')`,
    String.raw`export const c = [/[\w.]+@[\w.]+\.[a-z]+!/i]`,
  ])(
    'refuses %s',
    async (source) => {
      expect(await withTree({ [PLACE]: source }, (root) => patterns(root))).toEqual([
        expect.stringContaining('make it linear'),
      ])
      // The check runs the slow pattern to measure it.
    },
    60_000,
  )

  it('accepts linear patterns, and elements that look like patterns', async () => {
    const files = {
      [PLACE]: String.raw`export const a = /^[a-z]{1,20}$/, b = /(?<!\s)\s+$/`,
      'apps/storefront/app/kit/a.tsx': 'export const A = () => <b>{a && <i>1</i>}</b>',
    }
    expect(await withTree(files, (root) => patterns(root))).toEqual([])
  })

  it('measures what grows with the square of the length', () => {
    expect(slowest(/\s+$/).ms).toBeGreaterThan(10 * slowest(/\s/).ms)
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, patterns)).toEqual([
      expect.stringContaining('found no regular expressions'),
    ])
  })
})
