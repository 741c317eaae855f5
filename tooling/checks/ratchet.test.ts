import { describe, expect, it } from 'vitest'
import { withTree } from './planted.ts'
import { checkOf, type Counts, lower, type Ratchet } from './ratchet.ts'
import { textIfAny } from './tree.ts'

const PLACE = 'allowed.json'

const ratchet = (counts: Counts, seen = '2 things'): Ratchet => ({
  place: PLACE,
  count: () => Promise.resolve({ counts, seen }),
  advice: (key) => `remove ${key}`,
})

const check = (allowed: Counts, counts: Counts, seen?: string) =>
  withTree({ [PLACE]: JSON.stringify(allowed) }, (root) => checkOf(ratchet(counts, seen))(root))

const lowered = (files: Record<string, string>, counts: Counts) =>
  withTree(files, async (root) => {
    await lower(root, ratchet(counts))
    return textIfAny(root, PLACE)
  })

describe('a ratchet', () => {
  it('passes what is exactly allowed, and reports how much that is', async () => {
    const seen: string[] = []
    const look = (root: string) => checkOf(ratchet({ a: 2, b: 1 }))(root, (what) => seen.push(what))
    expect(await withTree({ [PLACE]: '{"a":2,"b":1}' }, look)).toEqual([])
    expect(seen).toEqual(['2 things; 3 in 2 entries still allowed'])
  })

  it.each([
    ['one more', { a: 1 }, { a: 2 }, 'a: 2, allowed 1; remove a'],
    ['what the list does not have', {}, { a: 1 }, 'a: 1, allowed 0; remove a'],
    ['a list that could be lower', { a: 2 }, { a: 1 }, 'a is down to 1 from 2; run `node'],
    ['an entry that is no longer needed', { a: 2 }, {}, 'a is down to 0 from 2; run `node'],
  ])('refuses %s', async (_, allowed, counts, fault) => {
    expect(await check(allowed, counts)).toEqual([expect.stringContaining(fault)])
  })

  it('allows nothing without a list', async () => {
    const look = (root: string) => checkOf(ratchet({ a: 1 }))(root)
    expect(await withTree({}, look)).toEqual(['a: 1, allowed 0; remove a'])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await check({}, {}, '')).toEqual([expect.stringContaining('found no sources')])
  })

  it.each([
    ['from scratch when it is missing', {}, { b: 2, a: 1 }, '{\n  "a": 1,\n  "b": 2\n}\n'],
    [
      'lower, and never higher',
      { [PLACE]: '{"a":5,"b":1}' },
      { a: 2, b: 3, c: 1 },
      '{\n  "a": 2,\n  "b": 1\n}\n',
    ],
    ['away when nothing is left', { [PLACE]: '{"a":5}' }, {}, null],
  ])('writes its list %s', async (_, files, counts, text) => {
    expect(await lowered(files, counts)).toBe(text)
  })
})
