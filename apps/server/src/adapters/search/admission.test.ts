import { describe, expect, it } from 'vitest'
import { admission } from './admission.ts'

const enterMany = (control: ReturnType<typeof admission>, count: number) =>
  Array.from({ length: count }, () => control.enter())

describe('admission of searches', () => {
  it('admits everything while answers are quick', () => {
    const control = admission(1500)
    for (const leave of enterMany(control, 20)) leave(100)
    enterMany(control, 50)
    expect(control.admits()).toBe(true)
  })

  it('refuses what would be late', () => {
    const control = admission(1500)
    for (const leave of enterMany(control, 10)) leave(1400)
    enterMany(control, 2)
    expect(control.admits()).toBe(true)
    enterMany(control, 20)
    expect(control.admits()).toBe(false)
  })

  it('admits a search that is alone, even if the last ones were slow', () => {
    const control = admission(1500)
    for (const leave of enterMany(control, 2)) leave(60_000)
    expect(control.admits()).toBe(true)
  })

  it('admits more again once answers are quick again', () => {
    const control = admission(1500)
    for (let n = 0; n < 10; n++) control.enter()(1500)
    enterMany(control, 1)
    expect(control.admits()).toBe(false)
    for (let n = 0; n < 20; n++) control.enter()(20)
    expect(control.admits()).toBe(true)
  })
})
