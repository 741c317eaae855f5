import { describe, expect, it } from 'vitest'
import { createLru } from './lru.ts'

describe('what is kept in so many bytes', () => {
  it('loses what was unused longest', () => {
    const lru = createLru<string>(100)
    lru.set('a', 'A', 40)
    lru.set('b', 'B', 40)
    lru.get('a')
    lru.set('c', 'C', 40)
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C'])
  })

  it('counts a value that takes the place of another once', () => {
    const lru = createLru<string>(100)
    lru.set('a', 'A', 60)
    lru.set('a', 'A2', 60)
    lru.set('b', 'B', 40)
    expect([lru.get('a'), lru.get('b')]).toEqual(['A2', 'B'])
    lru.delete('a')
    lru.set('c', 'C', 60)
    expect([lru.get('b'), lru.get('c')]).toEqual(['B', 'C'])
  })

  it('does not empty itself for what will never fit', () => {
    const lru = createLru<string>(100)
    lru.set('a', 'A', 60)
    lru.set('b', 'B', 101)
    expect([lru.get('a'), lru.get('b')]).toEqual(['A', undefined])
  })
})
