import { SETTLE_MS } from '@ironsouq/contract/page-cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { cachedValue } from './cached-value.ts'

describe('a value that another process owns', () => {
  let time = 0
  let asked = 0
  let answer: () => Promise<string> = () => Promise.resolve('first')
  const ask = () => {
    asked++
    return answer()
  }
  const away = () => Promise.reject(new Error('away'))
  beforeEach(() => {
    time = 1_000_000
    asked = 0
    answer = () => Promise.resolve('first')
  })
  const value = () => cachedValue('built-in', () => time)

  it('is asked for once by many, and again when it is five seconds old', async () => {
    const it = value()
    expect(await Promise.all([it.get(ask), it.get(ask), it.get(ask)])).toEqual(
      Array(3).fill('first'),
    )
    time += 4999
    await it.get(ask)
    expect(asked).toBe(1)
    time += 1
    answer = () => Promise.resolve('second')
    expect(await it.get(ask)).toBe('second')
    expect(asked).toBe(2)
  })

  it('is the last known one while the API does not answer, and the built-in one before the first answer', async () => {
    const it = value()
    answer = away
    expect(await it.get(ask)).toBe('built-in')
    expect(it.known(ask)).toBeUndefined()
    expect(it.isLoaded()).toBe(false)
    time += 5000
    answer = () => Promise.resolve('first')
    expect(await it.get(ask)).toBe('first')
    time += 5000
    answer = away
    expect(await it.get(ask)).toBe('first')
    expect(await it.get(ask)).toBe('first')
    expect(asked).toBe(3)
  })

  it('is given at once for a cached page, and refreshed in the background', async () => {
    const it = value()
    await it.get(ask)
    time += 60_000
    answer = () => Promise.resolve('second')
    expect(it.known(ask)).toBe('first')
    expect(await it.get(ask)).toBe('second')
    expect(asked).toBe(2)
  })

  it('is loaded again after a change, and each time until the change has settled', async () => {
    const it = value()
    await it.get(ask)
    let land: (value: string) => void = () => {}
    answer = () => new Promise((resolve) => (land = resolve))
    time += 5000
    const old = it.get(ask)
    it.drop()
    expect(it.known(ask)).toBeUndefined()
    answer = () => Promise.resolve('second')
    expect(await it.get(ask)).toBe('second')
    land('an answer to who asked before the change')
    await old
    expect(await it.get(ask)).toBe('second')
    expect(asked).toBe(4)
    time += SETTLE_MS
    await it.get(ask)
    await it.get(ask)
    expect(asked).toBe(5)
  })

  it('does not keep a page waiting for an API that hangs', async () => {
    const it = value()
    answer = () => new Promise(() => {})
    expect(await it.get(ask)).toBe('built-in')
    const began = performance.now()
    expect(await it.get(ask)).toBe('built-in')
    expect(performance.now() - began).toBeLessThan(100)
    expect(asked).toBe(1)
  })
})
