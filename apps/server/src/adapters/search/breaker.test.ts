import { describe, expect, it } from 'vitest'
import { breaker } from './breaker.ts'

function watched() {
  let ms = 0
  return { ...breaker(() => new Date(ms)), pass: (seconds: number) => (ms += seconds * 1000) }
}

describe('the circuit breaker of the index', () => {
  it('is not opened by one address, however many of its searches are late', () => {
    const { note, isOpen } = watched()
    for (let n = 0; n < 100; n++) note('1.1.1.1', true)
    expect(isOpen()).toBe(false)
  })

  it('is not opened by a few late searches among many in time', () => {
    const { note, isOpen } = watched()
    for (let n = 0; n < 20; n++) note(`2.0.0.${n}`, false)
    for (let n = 0; n < 10; n++) note(`3.0.0.${n}`, true)
    expect(isOpen()).toBe(false)
    for (let n = 10; n < 20; n++) note(`3.0.0.${n}`, true)
    expect(isOpen()).toBe(true)
  })

  it('opens for three seconds when several addresses wait in vain', () => {
    const { note, isOpen, pass } = watched()
    for (let n = 0; n < 5; n++) note(`2.0.0.${n}`, true)
    expect(isOpen()).toBe(true)
    pass(3)
    expect(isOpen()).toBe(false)
    note('2.0.0.1', true)
    expect(isOpen()).toBe(false)
  })

  it('does not count what is long ago', () => {
    const { note, isOpen, pass } = watched()
    for (let n = 0; n < 4; n++) note(`2.0.0.${n}`, true)
    pass(11)
    note('2.0.0.9', true)
    expect(isOpen()).toBe(false)
  })

  it('opens at once when the engine is gone', () => {
    const { open, isOpen } = watched()
    open()
    expect(isOpen()).toBe(true)
  })
})
