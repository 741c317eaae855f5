import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from './toast.tsx'

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.current().map(({ text }) => text)

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['an error', 'error', 1500],
    ['anything else', 'calm', 3000],
  ] as const)('show %s for its default time [AP-28]', (_, tone, lasts) => {
    const toasts = createToasts()
    toasts.show({ text: 'text', tone })
    vi.advanceTimersByTime(lasts - 1)
    expect(texts(toasts)).toEqual(['text'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('stay for the given time', () => {
    const toasts = createToasts()
    toasts.show({ text: 'text', lasts: 10_000 })
    vi.advanceTimersByTime(9999)
    expect(texts(toasts)).toEqual(['text'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('stay while they are held, and have their full time afterwards', () => {
    const toasts = createToasts()
    toasts.show({ text: 'before', tone: 'error' })
    vi.advanceTimersByTime(1400)
    toasts.hold()
    toasts.show({ text: 'meanwhile', tone: 'error' })
    vi.advanceTimersByTime(60_000)
    expect(texts(toasts)).toEqual(['before', 'meanwhile'])
    toasts.release()
    vi.advanceTimersByTime(1499)
    expect(texts(toasts)).toEqual(['before', 'meanwhile'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('show the same text once, for longer', () => {
    const toasts = createToasts()
    toasts.show({ text: 'text' })
    vi.advanceTimersByTime(2000)
    toasts.show({ text: 'text' })
    expect(texts(toasts)).toEqual(['text'])
    vi.advanceTimersByTime(2000)
    expect(texts(toasts)).toEqual(['text'])
    vi.advanceTimersByTime(1000)
    expect(texts(toasts)).toEqual([])
  })

  it('notify subscribers until they unsubscribe', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    const unsubscribe = toasts.subscribe(listener)
    toasts.show({ text: 'text' })
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    vi.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
