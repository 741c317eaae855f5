import { globSync, readdirSync } from 'node:fs'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from './locales.ts'
import { NAMESPACES, PACKS } from './packs.ts'

const MESSAGES = new URL('../messages/', import.meta.url)
const files = globSync('*/*/*.json', { cwd: MESSAGES.pathname })

/** Every placeholder with its kind, and the plural forms it offers. */
function placeholders(message: CompiledMessage, found = new Map<string, string[]>()) {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, kind, choices] = token
    const forms = kind === 'plural' && choices ? Object.entries(choices) : []
    found.set(`${name} ${kind ?? ''}`.trim(), forms.map(([form]) => form).toSorted())
    for (const [, choice] of forms) if (Array.isArray(choice)) placeholders(choice, found)
  }
  found.delete('#')
  return found
}

describe('the packs', () => {
  it('are all imported: one folder a language, one an area, one file a namespace', () => {
    expect(readdirSync(MESSAGES).toSorted()).toEqual([...LOCALE_CODES].toSorted())
    const inEnglish = files.filter((file) => file.startsWith('en/')).map((file) => file.slice(3))
    const namespaces = inEnglish.map((file) => file.replace(/^\w+\/|\.json$/g, ''))
    expect(namespaces.toSorted()).toEqual([...NAMESPACES].toSorted())
    const all = LOCALE_CODES.flatMap((code) => inEnglish.map((file) => `${code}/${file}`))
    expect(files.toSorted()).toEqual(all.toSorted())
  })

  const each = LOCALE_CODES.flatMap((code) => NAMESPACES.map((ns) => [code, ns] as const))

  it.each(each)('%s/%s says everything English says, in the same order', (code, ns) => {
    expect(Object.keys(PACKS[code][ns])).toEqual(Object.keys(PACKS.en[ns]))
  })

  it.each(each)('%s/%s is sound ICU with the placeholders of English', (code, ns) => {
    const english: Record<string, string> = PACKS.en[ns]
    for (const [key, text] of Object.entries(PACKS[code][ns])) {
      const own = [...placeholders(compileMessageOrThrow(text)).keys()].toSorted()
      const wanted = [...placeholders(compileMessageOrThrow(english[key] ?? '')).keys()].toSorted()
      expect(own, `${key}: ${text}`).toEqual(wanted)
    }
  })

  it.each(each)('%s/%s has every plural form its language has', (code, ns) => {
    const forms = new Intl.PluralRules(LOCALES[code].intl).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(PACKS[code][ns]))
      for (const [name, own] of placeholders(compileMessageOrThrow(text)))
        if (name.endsWith(' plural')) expect(own, key).toEqual(expect.arrayContaining(forms))
  })

  it.each(each)('%s/%s keeps the voice: no empty text, no shouting, no stray space', (code, ns) => {
    for (const [key, text] of Object.entries(PACKS[code][ns])) {
      expect(text, key).not.toMatch(/[!！]|^\s|\s$|\s\s/)
      expect(text, key).not.toBe('')
    }
  })
})
