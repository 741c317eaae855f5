import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearChosen,
  comparePath,
  compareStore,
  isChosen,
  recallChosen,
  toggleChosen,
} from './compare-store.ts'

const machine = (deviceId: string) => ({
  deviceId,
  title: `Caterpillar ${deviceId}`,
  yearMade: 2019,
  workHours: 7840,
  mileageKm: null,
  price: { amount: '236000.00', currency: 'AED' },
  picture: null,
  serialNo: 'not stored',
})

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
  compareStore.reset()
})

describe('the machines to be compared', () => {
  it('are put in and taken out, four at most [EQ-3]', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(toggleChosen(machine(id))).toBe(true)
    expect(toggleChosen(machine('e'))).toBe(false)
    expect(isChosen(compareStore.get(), 'e')).toBe(false)
    expect(toggleChosen(machine('b'))).toBe(true)
    expect(toggleChosen(machine('e'))).toBe(true)
    expect(comparePath(compareStore.get().chosen)).toBe('/compare?ids=a%2Cc%2Cd%2Ce')
  })

  it('are there on the next page, with no more of them than the tray shows', () => {
    toggleChosen(machine('a'))
    compareStore.reset()
    recallChosen()
    expect(compareStore.get().chosen).toEqual([
      expect.not.objectContaining({ serialNo: expect.anything() }),
    ])
    expect(compareStore.get().isRecalled).toBe(true)
  })

  it('are none when another value is stored under their name', () => {
    stored.set('compare', '{"deviceId":"a"}')
    recallChosen()
    expect(compareStore.get()).toEqual({ chosen: [], isRecalled: true })
  })

  it('are forgotten when the tray is cleared', () => {
    toggleChosen(machine('a'))
    clearChosen()
    recallChosen()
    expect(compareStore.get().chosen).toEqual([])
  })
})
