import { startRates } from '@ironsouq/sandboxes/providers/rates'
import { describe, expect, it } from 'vitest'
import { readingOf } from './feed.rules.ts'
import { createRates } from './rates.ts'

const now = () => new Date('2026-11-14T08:00:00Z')

describe('the feed of rates', () => {
  it.each(['ecb', 'json'] as const)(
    'is read as units per dollar from %s [BO-2]',
    async (format) => {
      await using feed = await startRates()
      feed.state('2026-11-13', { USD: 1.25, GBP: 0.8 })
      const reading = await createRates({ url: `${feed.url}/${format}`, format, now }).read()
      expect(reading.day).toBe('2026-11-13')
      expect(Object.fromEntries(reading.perDollar)).toEqual({ USD: '1', EUR: '0.8', GBP: '0.64' })
    },
  )

  it('with the dollar as its base needs no rate for it', () => {
    const text = JSON.stringify({ base: 'USD', date: '2026-11-13', rates: { KES: 129.2 } })
    expect(readingOf(text, 'json').perDollar.get('KES')).toBe('129.2')
  })

  it.each([
    ['no dollar', JSON.stringify({ base: 'EUR', date: '2026-11-13', rates: { GBP: 0.8 } })],
    ['no day', JSON.stringify({ base: 'USD', rates: { GBP: 0.8 } })],
    ['a negative rate', JSON.stringify({ base: 'USD', date: '2026-11-13', rates: { GBP: -1 } })],
    ['no feed', '<html></html>'],
  ])('is refused: %s', (_, text) => {
    expect(() => readingOf(text, 'json')).toThrow()
    expect(() => readingOf(text, 'ecb')).toThrow()
  })

  it('that is too large is not read to its end', async () => {
    await using feed = await startRates()
    const many = Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [`X${n}`, 1.5]))
    feed.state('2026-11-13', { USD: 1, ...many })
    const rates = createRates({ url: `${feed.url}/json`, format: 'json', now })
    await expect(rates.read()).rejects.toThrow('cannot be read')
  })
})
