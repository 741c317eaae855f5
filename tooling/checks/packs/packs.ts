import { LOCALES } from '@ironsouq/i18n/locales'
import { type Check, nothingSeen } from '../check.ts'
import { filesIn, textOf } from '../tree.ts'
import { type Message, readMessage } from './icu.ts'
import { type Allowed, readAllowed } from './packs-allowed.ts'

const SOURCE = 'en'
/** Fewer words are often the same in two languages: Video, Chat, Machine, Code, Passkey. */
const WORDS_OF_A_SENTENCE = 4
const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ko: /\p{Script=Hangul}/u,
  zh_CN: /\p{Script=Han}/u,
  zh_HK: /\p{Script=Han}/u,
}

type Pack = Map<string, string>

interface Parsed {
  text: string
  message: Message
}

function flatten(value: unknown, prefix: string, into: Pack): Pack {
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) flatten(each, `${prefix}.${key}`, into)
  else into.set(prefix, typeof value === 'string' ? value : JSON.stringify(value))
  return into
}

/** Language → `namespace.key` → text. */
async function readPacks(root: string): Promise<Map<string, Pack>> {
  const packs = new Map<string, Pack>()
  for (const place of await filesIn(
    root,
    /^packages\/i18n\/messages\/[^/]+\/[^/]+\/[^/]+\.json$/,
  )) {
    const [, , , language = '', , file = ''] = place.split('/')
    const pack = packs.get(language) ?? new Map<string, string>()
    flatten(JSON.parse(await textOf(root, place)), file.replace(/\.json$/, ''), pack)
    packs.set(language, pack)
  }
  return packs
}

function keyFaults(language: string, pack: Pack, source: Pack): string[] {
  const missing = [...source.keys()].filter((key) => !pack.has(key))
  const extra = [...pack.keys()].filter((key) => !source.has(key))
  return [
    ...missing.map((key) => `${language}: ${key} is missing; translate it`),
    ...extra.map((key) => `${language}: ${key} is not in ${SOURCE}; add it there or delete it`),
  ]
}

function pluralFaults(bcp47: string, { choices }: Message): string[] {
  return choices.flatMap(({ name, kind, cases }) => {
    if (kind === 'select') return cases.includes('other') ? [] : [`{${name}} lacks "other"`]
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    const forms = new Intl.PluralRules(bcp47, { type }).resolvedOptions().pluralCategories
    const lacking = forms.filter((form) => !cases.includes(form))
    return lacking.length === 0 ? [] : [`the ${kind} of {${name}} lacks ${lacking.join(', ')}`]
  })
}

function placeholderFaults({ placeholders }: Message, source: Message): string[] {
  const lost = [...source.placeholders].filter((each) => !placeholders.has(each))
  const invented = [...placeholders].filter((each) => !source.placeholders.has(each))
  return [
    ...lost.map((each) => `lacks the placeholder ${each} that ${SOURCE} has`),
    ...invented.map((each) => `has the placeholder ${each} that ${SOURCE} lacks`),
  ]
}

/** Signs that a text was not translated. */
function untranslated(language: string, { text, message }: Parsed, source: Parsed): string | null {
  const words = message.words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const script = SCRIPTS[language]
  const isEnglish = text === source.text
  // One or two words that are the English ones are a name or a unit: WhatsApp, PDF, km, US gal.
  if (words > (isEnglish ? 2 : 0) && script && !script.test(message.words))
    return 'has no letter of its script; translate it'
  if (isEnglish && words >= WORDS_OF_A_SENTENCE) return 'is the English text; translate it'
  return null
}

function parse(pack: Pack, language: string, faults: string[]): Map<string, Parsed> {
  const parsed = new Map<string, Parsed>()
  for (const [key, text] of pack)
    try {
      parsed.set(key, { text, message: readMessage(text) })
    } catch (error) {
      faults.push(
        `${language}: ${key} is not ICU: ${error instanceof Error ? error.message : text}`,
      )
    }
  return parsed
}

function translationFaults(
  language: string,
  key: string,
  each: Parsed,
  source: Parsed,
  allowed: Allowed,
): string[] {
  const sign = untranslated(language, each, source)
  return [
    ...placeholderFaults(each.message, source.message),
    ...(sign && !allowed.has(language, key) ? [`${sign}, or allow it with its reason`] : []),
  ]
}

/** Every message in every language, with every plural form that the language has. */
export const packs: Check = async (root, seen) => {
  const all = await readPacks(root)
  const source = all.get(SOURCE)
  if (!source) return [nothingSeen(`messages in ${SOURCE}`)]
  const allowed = await readAllowed(root)
  const faults = [...all.keys()]
    .filter((language) => !(language in LOCALES))
    .map((language) => `${language} is not a language of @ironsouq/i18n/locales`)
  const english = parse(source, SOURCE, faults)
  for (const [language, { bcp47 }] of Object.entries(LOCALES)) {
    const pack = all.get(language) ?? new Map<string, string>()
    const parsed = language === SOURCE ? english : parse(pack, language, faults)
    faults.push(...keyFaults(language, pack, source))
    for (const [key, each] of parsed) {
      const origin = language === SOURCE ? undefined : english.get(key)
      const found = pluralFaults(bcp47, each.message)
      if (origin) found.push(...translationFaults(language, key, each, origin, allowed))
      faults.push(...found.map((fault) => `${language}: ${key} ${fault}`))
    }
  }
  seen?.(`${source.size} messages in ${all.size} languages`)
  return [...faults, ...allowed.idle()]
}
