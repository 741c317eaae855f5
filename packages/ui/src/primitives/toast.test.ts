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
    toasts.show({ text: 'said', tone })
    vi.advanceTimersByTime(lasts - 1)
    expect(texts(toasts)).toEqual(['said'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('stay as long as they are told to', () => {
    const toasts = createToasts()
    toasts.show({ text: 'said', lasts: 10_000 })
    vi.advanceTimersByTime(9999)
    expect(texts(toasts)).toEqual(['said'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('do not go while they are held, and have their whole time afterwards', () => {
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

  it('say the same words once, for longer', () => {
    const toasts = createToasts()
    toasts.show({ text: 'said' })
    vi.advanceTimersByTime(2000)
    toasts.show({ text: 'said' })
    expect(texts(toasts)).toEqual(['said'])
    vi.advanceTimersByTime(2000)
    expect(texts(toasts)).toEqual(['said'])
    vi.advanceTimersByTime(1000)
    expect(texts(toasts)).toEqual([])
  })

  it('tell who listens, and no one who has left', () => {
    const toasts = createToasts()
    const tell = vi.fn()
    const leave = toasts.subscribe(tell)
    toasts.show({ text: 'said' })
    expect(tell).toHaveBeenCalledTimes(1)
    leave()
    vi.advanceTimersByTime(3000)
    expect(tell).toHaveBeenCalledTimes(1)
  })
})
