import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'

const TEXTS = join(import.meta.dirname, '../texts')
const filesOf = (locale: LocaleCode) => readdirSync(join(TEXTS, locale)).toSorted()

/** The path of every text, `steps.0.title`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [value === '' ? `${path} is empty` : path]
  const entries = Object.entries(value as object)
  return entries.flatMap(([key, each]) => pathsIn(each, `${path}.${key}`)).toSorted()
}

const textsOf = (locale: LocaleCode, file: string) =>
  pathsIn(JSON.parse(readFileSync(join(TEXTS, locale, file), 'utf8')))

describe.each(LOCALE_CODES)('the texts of the demo in %s', (locale) => {
  it('are in the files of English', () => {
    expect(filesOf(locale)).toEqual(filesOf('en'))
  })

  // The compiler sees a text that is missing, but none that is left over.
  it.each(filesOf('en'))('have the keys of English in %s', (file) => {
    expect(textsOf(locale, file)).toEqual(textsOf('en', file))
  })
})
