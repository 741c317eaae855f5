import { expect, it } from 'vitest'
import { readableRate } from './readable-rate.ts'

it('writes a rate with the dearer currency first [PY-6]', () => {
  const pegged = readableRate({ from: 'AED', to: 'USD', rate: '0.272294' })
  expect(pegged).toEqual({ from: 'USD', to: 'AED', rate: '3.6725' })
  expect(readableRate({ from: 'AED', to: 'CNY', rate: '1.9412' })).toEqual({
    from: 'AED',
    to: 'CNY',
    rate: '1.9412',
  })
})
