import { describe, expect, it } from 'vitest'
import { allowed, faults } from '../../lifecycle.ts'
import { uploadLifecycle } from './media.lifecycle.ts'
import { listedWidthOf, narrowestKeyOf, widthsOf } from './media.widths.ts'

describe('the lifecycle of an upload', () => {
  it('has no unreachable state, no dead end and no way out of a final state', () => {
    expect(faults(uploadLifecycle)).toEqual([])
  })

  it('lets its owner say that it was sent, and no more: what it is, the image job says', () => {
    const of = (by: 'member' | 'system') =>
      uploadLifecycle.states.map((state) => allowed(uploadLifecycle, state, by))
    expect(of('member')).toEqual([['finish'], [], [], [], []])
    expect(of('system')).toEqual([['expire'], ['accept', 'refuse', 'expire'], [], [], []])
  })
})

describe('the widths of a picture', () => {
  it.each([
    [1600, [320, 640, 960, 1280, 1600], 1280],
    [1500, [320, 640, 960, 1280, 1500], 1280],
    [1280, [320, 640, 960, 1280], 1280],
    [1000, [320, 640, 960, 1000], 1000],
    [320, [320], 320],
    [90, [90], 90],
  ])('of one that is %d wide are %j, and lists name %d', (largest, widths, listed) => {
    expect(widthsOf(largest)).toEqual(widths)
    expect(listedWidthOf(largest)).toBe(listed)
  })
})

it.each([
  ['pictures/a1/1280.webp', 'pictures/a1/320.webp'],
  ['pictures/a1/320.webp', 'pictures/a1/320.webp'],
  ['pictures/a1/240.webp', 'pictures/a1/240.webp'],
  ['https://cdn.example/part.jpg', 'https://cdn.example/part.jpg'],
])('the narrowest of %s is %s', (key, narrowest) => {
  expect(narrowestKeyOf(key)).toBe(narrowest)
})
