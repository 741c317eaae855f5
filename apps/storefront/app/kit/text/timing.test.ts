import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { PAGE_TRANSITION_MS, throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('debounce', () => {
  it('runs once, 200 ms after the last call, with its arguments [AP-29]', () => {
    const run = vi.fn()
    const search = debounce(run)
    search('c')
    vi.advanceTimersByTime(199)
    search('cat')
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run.mock.calls).toEqual([['cat']])
  })

  it('waits as long as given, and not at all once cancelled', () => {
    const run = vi.fn()
    const save = debounce(run, 50)
    save()
    vi.advanceTimersByTime(50)
    expect(run).toHaveBeenCalledTimes(1)
    save()
    save.cancel()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('throttle', () => {
  it('runs at once and then not again for 1000 ms [AP-29]', () => {
    const run = vi.fn()
    const send = throttle(run)
    send('first')
    send('second')
    vi.advanceTimersByTime(999)
    send('third')
    expect(run.mock.calls).toEqual([['first']])
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1) // a dropped call is not run later
    send('fourth')
    expect(run.mock.calls).toEqual([['first'], ['fourth']])
  })

  it('takes another wait, and rests even when the run throws', () => {
    const run = vi.fn(() => {
      throw new Error('refused')
    })
    const send = throttle(run, 50)
    expect(send).toThrow('refused')
    expect(send).not.toThrow()
    vi.advanceTimersByTime(50)
    expect(send).toThrow('refused')
  })
})

it('waits about 100 ms for the next page before it shows progress [AP-29]', () => {
  expect(PAGE_TRANSITION_MS).toBe(100)
})
