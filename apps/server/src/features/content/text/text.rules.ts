import type { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import {
  TEXT_STATES,
  type TextCounts,
  type TextRow,
  type TextState,
} from '@ironsouq/contract/content/text/text.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { messageFaults } from '@ironsouq/i18n/check-message'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { NAMESPACES, type Pack, PACKS } from '@ironsouq/i18n/packs'
import { FieldFaults } from '#kernel/errors.ts'

/** What staff wrote in place of a text, and the build's own text at that time. */
export interface Written {
  value: string
  ownThen: string | null
}
export type WrittenTexts = ReadonlyMap<string, Partial<Record<LocaleCode, Written>>>

/** The texts of a build under one key; a language that lacks it has null. */
export interface OwnText {
  key: string
  group: string
  english: string
  texts: Record<LocaleCode, string | null>
}

type Packs = Record<LocaleCode, Readonly<Partial<Record<Namespace, Pack>>>>

const inOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

/** Every key of the packs, sorted. */
export const textsOfPacks = (packs: Packs): OwnText[] =>
  NAMESPACES.flatMap((group) =>
    Object.entries(packs.en[group] ?? {}).map(([name, english]) => ({
      key: `${group}.${name}`,
      group,
      english,
      texts: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, packs[locale][group]?.[name] ?? null]),
      ) as OwnText['texts'],
    })),
  ).toSorted(inOrder)

/** What roles, permissions and entries of the audit log are called: someone who renames them deceives others. */
const FIXED = /^backoffice(?:Role|Permission|Audit)\./
/** The words of the portals and of emails, by which people decide whom to trust with what. */
const TRUSTED = /^(?:backoffice|portal|merchant|mail)/

export const isFixed = (key: string): boolean => FIXED.test(key)

const EDITABLE = textsOfPacks(PACKS).filter(({ key }) => !isFixed(key))
const BY_KEY = new Map(EDITABLE.map((text) => [text.key, text]))

type Permissions = ReadonlySet<string>

const mayEdit = (permissions: Permissions) => {
  const mayEditTrusted = permissions.has('setting.edit')
  return ({ key }: OwnText) => mayEditTrusted || !TRUSTED.test(key)
}

/** The texts of this build that these permissions may change, sorted. */
export const textsFor = (permissions: Permissions): OwnText[] =>
  EDITABLE.filter(mayEdit(permissions))

export function ownText(permissions: Permissions, key: string): OwnText | undefined {
  const text = BY_KEY.get(key)
  return text && mayEdit(permissions)(text) ? text : undefined
}

export function stateOf(
  { english, texts }: OwnText,
  locale: LocaleCode,
  written: Written | undefined,
): TextState {
  if (!written) return texts[locale] === null ? 'missing' : 'own'
  if (messageFaults(written.value, { english, locale }).length > 0) return 'faulty'
  return written.ownThen === texts[locale] ? 'overridden' : 'outdated'
}

type Asked = QueryOf<typeof textEndpoints.list>
interface Found extends TextRow {
  text: OwnText
}

function contains(text: OwnText, written: WrittenTexts, part: string): boolean {
  const given = Object.values(written.get(text.key) ?? {}).map(({ value }) => value)
  const all = [text.key, ...given, ...Object.values(text.texts)]
  return all.some((one) => one?.toLowerCase().includes(part))
}

const presented = (text: OwnText, written: WrittenTexts): Found => {
  const given = written.get(text.key) ?? {}
  const states = LOCALE_CODES.map((locale) => stateOf(text, locale, given[locale]))
  const isShown = states[0] === 'overridden' || states[0] === 'outdated'
  const english = (isShown && given.en?.value) || text.english
  return { key: text.key, english, states, text }
}

/** One page of the keys that match, and how many there are of each state. */
export function textsListed(
  written: WrittenTexts,
  { q, group, locale, state, sort, size, cursor }: Asked,
  own: readonly OwnText[],
) {
  const part = q?.trim().toLowerCase() ?? ''
  const column = locale && LOCALE_CODES.indexOf(locale)
  const has = ({ states }: Found, wanted: TextState) =>
    column === undefined ? states.includes(wanted) : states[column] === wanted
  const matching = own
    .filter((text) => group === undefined || text.group === group)
    .filter((text) => part === '' || contains(text, written, part))
    .map((text) => presented(text, written))
  const count = (wanted: TextState) => matching.filter((row) => has(row, wanted)).length
  const { own: _, ...counts } = Object.fromEntries(
    TEXT_STATES.map((each) => [each, count(each)]),
  ) as Record<TextState, number>
  const rows = state ? matching.filter((row) => has(row, state)) : matching
  const ordered = sort === '-key' ? rows.toReversed() : rows
  return {
    ...pageOf(ordered, { sort, size, cursor }),
    total: rows.length,
    counts: { all: matching.length, ...counts } satisfies TextCounts,
    groups: [...new Set(own.map((text) => text.group))].toSorted(),
  }
}

type Position = readonly [sort: string, way: 'after' | 'before', key: string]

const cursorOf = (...position: Position) =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

function positionIn(cursor: string, sort: string): Position {
  try {
    const given: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(given) && given[0] === sort && typeof given[2] === 'string')
      return [sort, given[1] === 'before' ? 'before' : 'after', given[2]]
  } catch {}
  throw new FieldFaults([{ field: 'cursor', key: 'error.fieldWrongFormat', values: {} }])
}

/** The same pages as those of a list from the database; the texts of a build are in memory. */
function pageOf(
  rows: readonly Found[],
  { sort, size, cursor }: Pick<Asked, 'sort' | 'size' | 'cursor'>,
) {
  const position = cursor === undefined ? undefined : positionIn(cursor, sort)
  const isBefore = ({ key }: Found, than: string) => (sort === '-key' ? key > than : key < than)
  const [way, at] = [position?.[1], position?.[2] ?? '']
  /** How many rows stand before the position, and whether its own row is still in the list. */
  const before = position ? rows.filter((row) => isBefore(row, at)).length : 0
  const isThere = position !== undefined && rows[before]?.key === at
  const start = way === 'before' ? Math.max(0, before - size) : before + (isThere ? 1 : 0)
  const stop = way === 'before' ? before : Math.min(rows.length, start + size)
  const shown = rows.slice(start, stop)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    rows: shown.map(({ key, english, states }) => ({ key, english, states })),
    next: last && stop < rows.length ? cursorOf(sort, 'after', last.key) : null,
    previous: first && start > 0 ? cursorOf(sort, 'before', first.key) : null,
  }
}
