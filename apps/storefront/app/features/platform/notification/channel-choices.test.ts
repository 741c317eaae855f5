import { describe, expect, it } from 'vitest'
import { changedChoices } from './channel-choices.ts'

describe('the form of how a member is reached', () => {
  it('changes only what is checked otherwise than it was', () => {
    const form = new FormData()
    form.set('savedMachines.here', 'on')
    form.set('offers.email', 'on')
    const held = [
      { topic: 'savedMachines', way: 'here', isGiven: true },
      { topic: 'savedMachines', way: 'email', isGiven: true },
    ] as const
    expect(changedChoices(form, held)).toEqual([
      { topic: 'savedMachines', way: 'email', isGiven: false },
      { topic: 'offers', way: 'email', isGiven: true },
    ])
  })
})
