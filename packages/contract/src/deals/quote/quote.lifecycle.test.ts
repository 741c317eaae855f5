import { describe, expect, it } from 'vitest'
import { allowed, faults } from '../../lifecycle.ts'
import {
  isOfRole,
  OPEN_QUOTE_STATES,
  quoteLifecycle,
  quoteRequestLifecycle,
  type QuoteRole,
  type QuoteState,
} from './quote.lifecycle.ts'
import { proformaLabel, quoteLabel } from './quote.limits.ts'

const actionsOf = (state: QuoteState, role: QuoteRole) =>
  allowed(quoteLifecycle, state, 'member', isOfRole(role))

describe('the lifecycle of a quote [IN-6] [EQ-9]', () => {
  it('has no unreachable state, no dead end and no way out of an end', () => {
    expect(faults(quoteLifecycle)).toEqual([])
    expect(faults(quoteRequestLifecycle)).toEqual([])
  })

  it('lets the recipient counter once, and then accept or decline', () => {
    expect(OPEN_QUOTE_STATES.map((state) => actionsOf(state, 'recipient'))).toEqual([
      ['accept', 'counter', 'decline'],
      ['accept', 'decline'],
      ['accept', 'decline'],
    ])
  })

  it('lets the author answer a counter-offer, and withdraw what is open', () => {
    expect(OPEN_QUOTE_STATES.map((state) => actionsOf(state, 'author'))).toEqual([
      ['withdraw'],
      ['acceptCounter', 'keep', 'revise', 'withdraw'],
      ['withdraw'],
    ])
    expect(actionsOf('accepted', 'author')).toEqual([])
  })

  it('lets a seller replace a quote that the buyer has not answered', () => {
    const canReplace = (state: QuoteState, role: QuoteRole) =>
      allowed(quoteLifecycle, state, 'merchant', isOfRole(role)).includes('replace')
    expect(quoteLifecycle.states.filter((state) => canReplace(state, 'author'))).toEqual(['open'])
    expect(canReplace('open', 'recipient')).toBe(false)
  })
})

it('writes the numbers of quotes and invoices as people cite them', () => {
  expect(quoteLabel(3312)).toBe('IS-Q-3312')
  expect(proformaLabel(2026, 421)).toBe('PI-2026-0421')
  expect(proformaLabel(2026, 12_345)).toBe('PI-2026-12345')
})
