import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

describe('a store', () => {
  it('takes what changed, keeps the rest, and can be reset', () => {
    const store = createStore({ a: 1, b: 2 })
    store.set({ b: 3 })
    expect(store.get()).toEqual({ a: 1, b: 3 })
    store.reset()
    expect(store.get()).toEqual({ a: 1, b: 2 })
  })

  it('tells those who listen, and no one who left', () => {
    const store = createStore({ a: 1 })
    const seen: number[] = []
    const leave = store.subscribe(() => seen.push(store.get().a))
    store.set({ a: 2 })
    leave()
    store.set({ a: 3 })
    expect(seen).toEqual([2])
  })
})
