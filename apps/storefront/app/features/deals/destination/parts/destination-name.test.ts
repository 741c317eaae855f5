import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { destinationName } from './destination-name.ts'

it.each([
  ['local', 'UAE, delivered', 'United Arab Emirates', 'UAE, delivered'],
  ['roro', 'Mombasa', 'Kenya', 'Mombasa, Kenya'],
  ['roro', 'Djibouti (for Ethiopia)', 'Ethiopia', 'Djibouti (for Ethiopia)'],
] as const)('names by %s "%s" in %s as "%s"', (mode, place, country, name) => {
  expect(destinationName(translator('en'), { mode, place, country })).toBe(name)
})
