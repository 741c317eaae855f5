import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Pack } from '@ironsouq/i18n/packs'
import { expect, it } from 'vitest'
import { textsListed, textsOfPacks } from './text.rules.ts'

it('lists a text that a language lacks as missing [AP-1]', () => {
  const packs = Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      { common: { home: locale, ...(locale !== 'he' && { close: locale }) } },
    ]),
  ) as unknown as Record<LocaleCode, { common: Pack }>
  const asked = { sort: 'key', size: 50 } as const
  const own = textsOfPacks(packs)
  const missing = textsListed(new Map(), { ...asked, state: 'missing' }, own)
  expect(missing.counts).toMatchObject({ all: 2, missing: 1 })
  expect(missing.rows.map(({ key }) => key)).toEqual(['common.close'])
  expect(missing.rows[0]?.states[LOCALE_CODES.indexOf('he')]).toBe('missing')
  const inGerman = textsListed(new Map(), { ...asked, state: 'missing', locale: 'de' }, own)
  expect(inGerman.rows).toEqual([])
  const written = new Map([['common.close', { he: { value: 'סגירה', ownThen: null } }]])
  expect(textsListed(written, asked, own).counts).toMatchObject({ missing: 0, overridden: 1 })
})
