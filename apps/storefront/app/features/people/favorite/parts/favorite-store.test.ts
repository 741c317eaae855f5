import { afterEach, describe, expect, it } from 'vitest'
import { favoriteStore, isFavorite, markFavorite, rememberFavorites } from './favorite-store.ts'

const isSaved = (deviceId: string) => isFavorite(deviceId, favoriteStore.get())

describe('the hearts', () => {
  afterEach(() => favoriteStore.reset())

  it('are those of the server', () => {
    rememberFavorites(['a', 'b'])
    expect(['a', 'b', 'c'].map(isSaved)).toEqual([true, true, false])
  })

  it('change at once and are not undone by an answer that was on its way', () => {
    markFavorite('c', true)
    markFavorite('a', false)
    rememberFavorites(['a', 'b'])
    expect(['a', 'b', 'c'].map(isSaved)).toEqual([false, true, true])
  })

  it('return to the server’s value when a change was refused', () => {
    rememberFavorites(['a'])
    markFavorite('a', false)
    markFavorite('a', undefined)
    expect(isSaved('a')).toBe(true)
  })
})
