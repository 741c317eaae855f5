import * as z from 'zod/mini'

/** The languages of texts, in the order of the packs. */
export const TEXT_LOCALES = [
  'en',
  'zh_CN',
  'ar',
  'fr',
  'zh_HK',
  'pt',
  'ko',
  'he',
  'de',
  'es',
] as const
export const TextLocale = z.enum(TEXT_LOCALES)
export type TextLocale = z.output<typeof TextLocale>

/**
 * The text of a key in one language: the build's own; written by staff; written by staff before the
 * build's own changed; absent, so that English is shown; or written by staff and unfit for this build,
 * so that the build's own is shown.
 */
export const TEXT_STATES = ['own', 'overridden', 'outdated', 'missing', 'faulty'] as const
export const TextState = z.enum(TEXT_STATES)
export type TextState = z.output<typeof TextState>

/** `namespace.key` of the packs. */
export const TextKey = z.string().check(z.maxLength(120), z.regex(/^[a-zA-Z]+\.\w+$/))

/** The longest text, in characters; the same as what the check of texts allows. */
const TEXT_LENGTH = 2000
const Text = z.string().check(z.maxLength(TEXT_LENGTH))

export const TextRow = z.object({
  key: z.string(),
  /** As English readers see it. */
  english: z.string(),
  /** Of the ten languages, in their order. */
  states: z.array(TextState),
})
export type TextRow = z.output<typeof TextRow>

/** How many keys have at least one language of a state. */
export const TextCounts = z.object({
  all: z.int(),
  overridden: z.int(),
  outdated: z.int(),
  missing: z.int(),
  faulty: z.int(),
})
export type TextCounts = z.output<typeof TextCounts>

const TextInLanguage = z.object({
  locale: TextLocale,
  state: TextState,
  /** The build's own text; null when it has none. */
  own: z.nullable(z.string()),
  /** What staff wrote in its place. */
  override: z.nullable(z.string()),
  /** Who wrote it; null for a person who is not listed. */
  by: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
})
export type TextInLanguage = z.output<typeof TextInLanguage>

export const TextRecord = z.object({
  key: z.string(),
  /** Grows with every change of the key in any language; 0 when it was never changed. */
  version: z.int(),
  languages: z.array(TextInLanguage),
})
export type TextRecord = z.output<typeof TextRecord>

export const TextChange = z.object({
  changeId: z.uuid(),
  locale: TextLocale,
  /** What staff had written before and wrote then; null is the build's own text. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type TextChange = z.output<typeof TextChange>

const given = z.exactOptional(z.nullable(Text))

/** The languages that change; null restores the build's own text. */
export const TextValues = z.object({
  en: given,
  zh_CN: given,
  ar: given,
  fr: given,
  zh_HK: given,
  pt: given,
  ko: given,
  he: given,
  de: given,
  es: given,
} satisfies Record<TextLocale, typeof given>)
export type TextValues = z.output<typeof TextValues>

/** All overrides, by language and key. */
export const TextOverrides = z.record(z.string(), z.record(z.string(), z.string()))
export type TextOverrides = z.output<typeof TextOverrides>

/** What translators' tools read: a table, or XLIFF 1.2. */
export const TEXT_FILE_FORMATS = ['csv', 'xliff'] as const
export const TextFileFormat = z.enum(TEXT_FILE_FORMATS)
export type TextFileFormat = z.output<typeof TextFileFormat>

/** The longest file, in characters: twice the texts of today in the longest language. */
const TEXT_FILE_LENGTH = 2_500_000
/** So many changes and faults of a file are listed; all of them are counted. */
export const TEXT_FILE_LISTED = 200

/** All texts of one language as a file. */
export const TextFile = z.object({ name: z.string(), content: z.string() })
export type TextFile = z.output<typeof TextFile>

/** A file that comes back. */
export const TextFileForm = {
  locale: TextLocale,
  format: TextFileFormat,
  content: z.string().check(z.minLength(1), z.maxLength(TEXT_FILE_LENGTH)),
}

/** What a file would change, and what is wrong with it. */
export const TextFileCheck = z.object({
  /** Of all texts; an import names it, so that what is applied is what was shown. */
  revision: z.int(),
  counts: z.object({
    changed: z.int(),
    /** As they are now. */
    same: z.int(),
    /** Without a text in this language. */
    empty: z.int(),
    /** Left out, each with a reason. */
    faulty: z.int(),
  }),
  changes: z.array(
    z.object({ key: z.string(), before: z.nullable(z.string()), after: z.string() }),
  ),
  faults: z.array(z.object({ key: z.string(), msg: z.string() })),
})
export type TextFileCheck = z.output<typeof TextFileCheck>
