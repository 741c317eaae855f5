import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { packs } from './packs.ts'

type Texts = Record<string, string>

const WORDS: Texts = {
  en: 'machine',
  zh_CN: '机器',
  ar: 'آلة',
  fr: 'engin',
  zh_HK: '機器',
  pt: 'máquina',
  ko: '기계',
  he: 'מכונה',
  de: 'Maschine',
  es: 'máquinas',
}
const FORMS: Texts = {
  en: 'one other',
  zh_CN: 'other',
  ar: 'zero one two few many other',
  fr: 'one many other',
  zh_HK: 'other',
  pt: 'one many other',
  ko: 'other',
  he: 'one two other',
  de: 'one other',
  es: 'one many other',
}

function texts(language: string): Texts {
  const word = WORDS[language] ?? ''
  const forms = (FORMS[language] ?? '').split(' ').map((form) => `${form} {# ${word}}`)
  return {
    title: `${word} {name}`,
    count: `{count, plural, ${forms.join(' ')}}`,
    mark: '{year} · 4×4',
    sentence: `${word} {name} ${word} ${word} ${word}`,
    unit: `{length} ${word}`,
  }
}

const SENTENCE = 'machine {name} machine machine machine'
const ALLOWED = 'tooling/checks/packs/packs.allowed.json'

/** Ten good packs, with these texts put in (undefined takes one out). */
function tree(language?: string, change: Record<string, string | undefined> = {}): Texts {
  return Object.fromEntries(
    LOCALE_CODES.map((code) => [
      `packages/i18n/messages/${code}/machines/device.json`,
      JSON.stringify({ ...texts(code), ...(code === language ? change : {}) }),
    ]),
  )
}

const faultsOf = (files: Texts) => withTree(files, (root) => packs(root))

describe('the pack check', () => {
  it('passes ten complete packs and reports what it saw', async () => {
    const seen: string[] = []
    expect(await withTree(tree(), (root) => packs(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['5 messages in 10 languages'])
  })

  it.each([
    ['a missing key', 'ar', { title: undefined }, 'ar: device.title is missing'],
    ['an extra key', 'fr', { more: 'encore' }, 'fr: device.more is not in en'],
    ['broken ICU', 'de', { title: 'Maschine {name' }, 'de: device.title is not ICU'],
    ['a lost placeholder', 'es', { title: 'máquina' }, 'lacks the placeholder name'],
    ['an invented tag', 'es', { title: '<0>máquina</0> {name}' }, 'has the placeholder <0>'],
    [
      'a lost plural form',
      'ar',
      { count: '{count, plural, one {# آلة} other {# آلات}}' },
      'the plural of {count} lacks zero, two, few, many',
    ],
    ['English left in place', 'fr', { sentence: SENTENCE }, 'is the English text'],
    ['Latin letters alone in Arabic', 'ar', { title: 'alat {name}' }, 'no letter of its script'],
    ['Latin letters alone in Korean', 'ko', { title: 'gigye {name}' }, 'no letter of its script'],
    ['Latin letters alone in Chinese', 'zh_HK', { title: 'jiqi {name}' }, 'no letter of its'],
    ['Arabic letters in Hebrew', 'he', { title: 'آلة {name}' }, 'no letter of its script'],
  ])('refuses %s', async (_, language, change, fault) => {
    const found = await faultsOf(tree(language, change))
    expect(found).toContainEqual(expect.stringContaining(fault))
    expect(found.every((each) => each.startsWith(`${language}: `))).toBe(true)
  })

  it.each([
    ['the same word in both languages', 'fr', { title: 'machine {name}' }],
    ['a name or a unit in Latin letters', 'ko', { unit: '{length} machine' }],
  ])('passes %s', async (_, language, change) => {
    expect(await faultsOf(tree(language, change))).toEqual([])
  })

  it('refuses a plural form that English itself lacks', async () => {
    const found = await faultsOf(tree('en', { count: '{count, plural, other {# machines}}' }))
    expect(found).toEqual(['en: device.count the plural of {count} lacks one'])
  })

  it('refuses a missing namespace, and a language that is not listed', async () => {
    const files = tree()
    delete files['packages/i18n/messages/ko/machines/device.json']
    files['packages/i18n/messages/xx/machines/device.json'] = '{}'
    const found = await faultsOf(files)
    expect(found).toContain('xx is not a language of @ironsouq/i18n/locales')
    expect(found.filter((each) => /^ko: device\.\w+ is missing/.test(each))).toHaveLength(5)
  })

  it('passes an excused text, by key or by prefix', async () => {
    const english = tree('fr', { sentence: SENTENCE })
    for (const keys of [{ 'device.sentence': '*' }, { 'device.*': ['fr'] }])
      expect(await faultsOf({ ...english, [ALLOWED]: JSON.stringify({ why: keys }) })).toEqual([])
  })

  it('refuses an excuse that excuses nothing', async () => {
    const files = { ...tree(), [ALLOWED]: '{ "why": { "device.title": ["fr"] } }' }
    expect(await faultsOf(files)).toEqual([
      expect.stringContaining('"device.title" excuses nothing in fr'),
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await faultsOf({ 'a.json': '{}' })).toEqual([
      expect.stringContaining('found no messages'),
    ])
  })
})
