import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { LOCALES, type LocaleCode } from './locales.ts'
import type { Key, Values } from './messages.ts'

/** The longest text, in characters. */
export const TEXT_MAX = 2000

/** Why a text cannot be used, and what to do, as a key of the packs. */
export interface MessageFault {
  key: Extract<Key, `backofficeText.fault${string}`>
  values: Values
}

/** A placeholder: `plural`, `select`, `number`… or none for a plain value, and the forms it offers. */
export interface Placeholder {
  name: string
  kind: string
  forms: readonly string[]
}

const CHOOSES = new Set(['plural', 'select', 'selectordinal'])
const TAG = /<\/?[a-z0-9][^<>]*>/gi
/** Unseen characters that change the order of others, or mean nothing in a text. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\ufeff]/
const PLACE = /at line (\d+) col (\d+)/

interface Parts {
  placeholders: Map<string, Placeholder>
  /** What is written between the placeholders. */
  words: string
}

function collect(message: CompiledMessage, parts: Parts): Parts {
  for (const token of message) {
    if (typeof token === 'string') {
      parts.words += token
      continue
    }
    const [name, type, detail] = token
    const isChoice = type !== undefined && CHOOSES.has(type)
    const kind = [type, typeof detail === 'string' ? detail : ''].filter(Boolean).join(' ')
    const choices = isChoice && typeof detail === 'object' && detail ? Object.entries(detail) : []
    const forms = choices.flatMap(([form, choice]) => (Array.isArray(choice) ? form : []))
    const known = parts.placeholders.get(`${name} ${kind}`)
    // A form must be in every choice over the same value.
    const both = known && isChoice ? forms.filter((form) => known.forms.includes(form)) : forms
    parts.placeholders.set(`${name} ${kind}`, { name, kind, forms: both })
    for (const [, choice] of choices) if (Array.isArray(choice)) collect(choice, parts)
  }
  return parts
}

const partsOf = (text: string) =>
  collect(compileMessageOrThrow(text), { placeholders: new Map(), words: '' })

/** The placeholders of a sound text, each once. */
export const placeholdersOf = (text: string): Placeholder[] => [
  ...partsOf(text).placeholders.values(),
]

/** The forms of a number that a language has: six in Arabic. */
const pluralForms = (locale: LocaleCode, kind = 'plural'): readonly string[] =>
  new Intl.PluralRules(LOCALES[locale].intl, {
    type: kind === 'selectordinal' ? 'ordinal' : 'cardinal',
  }).resolvedOptions().pluralCategories

/** Isolated: in right-to-left text a brace would be mirrored. */
const code = (text: string) => `\u2066${text}\u2069`

const written = ({ name, kind }: Placeholder) => code(kind ? `{${name}, ${kind}}` : `{${name}}`)

const count = (text: string, brace: string) => text.split(brace).length - 1

function syntaxFault(text: string, err: unknown): MessageFault {
  const message = err instanceof Error ? err.message : ''
  const [, line, column] = PLACE.exec(message) ?? []
  const isOpen = count(text, '{') > count(text, '}')
  return isOpen || line === undefined || column === undefined
    ? { key: 'backofficeText.faultUnclosed', values: { brace: code('}') } }
    : { key: 'backofficeText.faultSyntax', values: { line: Number(line), column: Number(column) } }
}

function placeholderFaults(own: Parts, english: Parts): MessageFault[] {
  const names = (parts: Parts) => new Set([...parts.placeholders.values()].map(({ name }) => name))
  const [ours, theirs] = [names(own), names(english)]
  const faults: MessageFault[] = []
  for (const [id, wanted] of english.placeholders) {
    if (own.placeholders.has(id)) continue
    const key = ours.has(wanted.name) ? 'backofficeText.faultKind' : 'backofficeText.faultMissing'
    faults.push({ key, values: { name: code(wanted.name), wanted: written(wanted) } })
  }
  for (const [id, given] of own.placeholders) {
    if (english.placeholders.has(id)) continue
    // A known name of another kind is reported above, unless English has both.
    const isReported = faults.some(({ values }) => values['name'] === code(given.name))
    if (theirs.has(given.name) && isReported) continue
    faults.push({ key: 'backofficeText.faultUnknown', values: { given: written(given) } })
  }
  return faults
}

/** The forms that a choice must offer, and those that it may offer besides. */
function wantedForms({ kind, forms }: Placeholder, locale: LocaleCode) {
  if (kind === 'select') return { wanted: forms, isAllowed: () => false }
  return {
    wanted: pluralForms(locale, kind),
    isAllowed: (form: string) => /^\d+$/.test(form),
  }
}

function formFaults(own: Parts, english: Parts, locale: LocaleCode): MessageFault[] {
  return [...own.placeholders].flatMap(([id, { name, forms }]) => {
    const source = english.placeholders.get(id)
    if (!source || !CHOOSES.has(source.kind)) return []
    const { wanted, isAllowed } = wantedForms(source, locale)
    const lacking = wanted.filter((form) => !forms.includes(form))
    const odd = forms.filter((form) => !wanted.includes(form) && !isAllowed(form))
    return [
      ...(lacking.length > 0
        ? [
            {
              key: 'backofficeText.faultForms' as const,
              values: { name: code(name), forms: code(lacking.join(', ')) },
            },
          ]
        : []),
      ...odd.map((form) => ({
        key: 'backofficeText.faultForm' as const,
        values: { name: code(name), form: code(form) },
      })),
    ]
  })
}

function tagFaults(own: Parts, english: Parts): MessageFault[] {
  const tags = ({ words }: Parts) => new Set(words.match(TAG))
  const [ours, theirs] = [tags(own), tags(english)]
  return [
    ...[...ours.difference(theirs)].map((tag) => ({
      key: 'backofficeText.faultTag' as const,
      values: { tag: code(tag) },
    })),
    ...[...theirs.difference(ours)].map((tag) => ({
      key: 'backofficeText.faultTagMissing' as const,
      values: { tag: code(tag) },
    })),
  ]
}

/**
 * What is wrong with a text in place of a pack's: it must parse, have exactly the placeholders of the
 * English text, every form that its language needs, and no markup of its own.
 */
export function messageFaults(
  text: string,
  { english, locale }: { english: string; locale: LocaleCode },
): MessageFault[] {
  if (text.trim() === '') return [{ key: 'backofficeText.faultEmpty', values: {} }]
  if (text.length > TEXT_MAX)
    return [{ key: 'backofficeText.faultLong', values: { most: TEXT_MAX } }]
  if (UNSEEN.test(text)) return [{ key: 'backofficeText.faultUnseen', values: {} }]
  const source = partsOf(english)
  let own: Parts
  try {
    own = partsOf(text)
  } catch (err) {
    return [syntaxFault(text, err)]
  }
  if (own.words.includes('{') && !source.words.includes('{')) return [syntaxFault(text, null)]
  if (own.words.includes('}') && !source.words.includes('}'))
    return [{ key: 'backofficeText.faultStray', values: { brace: code('}') } }]
  return [
    ...placeholderFaults(own, source),
    ...formFaults(own, source, locale),
    ...tagFaults(own, source),
  ]
}
