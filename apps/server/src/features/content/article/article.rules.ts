import { createHash } from 'node:crypto'
import type {
  ArticleText,
  ArticleWords,
  TextStatus,
} from '@ironsouq/contract/content/article/article.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { checkedDocument, type DocumentPart } from '@ironsouq/rich-text/document'
import sanitizeHtml from 'sanitize-html'
import { FieldFaults } from '#kernel/errors.ts'

export type StoredPart = DocumentPart

/** What the schema of rich text renders, and nothing else. Pictures are parts of their own. */
// oxfmt-ignore
const TAGS = [
  'p', 'br', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'aside',
  'table', 'thead', 'tbody', 'tr', 'th', 'td',
]

/** The second barrier after the schema [AP-33]: no script, no style, no picture of another site. */
export const sanitised = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href },
      }),
    },
  })

const fault = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldWrongFormat', values: {} }])

export const localeOf = (code: string): LocaleCode => {
  const known = LOCALE_CODES.find((each) => each === code)
  if (!known) throw fault('locale')
  return known
}

/** The field of a request that has the document of one language. */
export const documentField = (locale: LocaleCode) => `texts.${locale}.document`

function read(locale: LocaleCode, document: string) {
  try {
    return checkedDocument(JSON.parse(document))
  } catch {
    throw fault(documentField(locale))
  }
}

/** The columns of a text that an editor sent; a document that is not allowed is refused. */
export function writtenText(
  locale: LocaleCode,
  { title, summary, document, status }: ArticleWords,
) {
  const { json, text, parts } = read(locale, document)
  return {
    title,
    summary,
    status,
    document: json as object,
    parts: parts.map((part) =>
      part.kind === 'html' ? { ...part, html: sanitised(part.html) } : part,
    ),
    plainText: text,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([title, summary, json]))
      .digest('base64url'),
  }
}

/** The keys of the pictures in a text. */
export const pictureKeys = (parts: readonly StoredPart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'picture' ? [part.picture.src] : []))

interface StoredStatus {
  locale: string
  status: 'draft' | 'translated'
  fingerprint: string
  translatedFrom: string | null
}

/** How far an article is translated into each language. English is what the others follow. */
export function statusesOf(texts: readonly StoredStatus[]): Record<LocaleCode, TextStatus> {
  const english = texts.find(({ locale }) => locale === 'en')
  const statusOf = (code: LocaleCode): TextStatus => {
    const text = texts.find(({ locale }) => locale === code)
    if (!text) return 'missing'
    const isFollowing = code === 'en' || text.translatedFrom === english?.fingerprint
    return text.status === 'translated' && !isFollowing ? 'outdated' : text.status
  }
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, statusOf(code)])) as Record<
    LocaleCode,
    TextStatus
  >
}

const WORDS_PER_MINUTE = 200
/** Chinese and Korean write a word in about two letters. */
const LETTERS_PER_WORD = 2

/** Minutes that reading takes; at least one. */
export function readingMinutes(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0
  const words = text.match(/[^\s\p{Script=Han}\p{Script=Hangul}]+/gu)?.length ?? 0
  return Math.max(1, Math.round((words + dense / LETTERS_PER_WORD) / WORDS_PER_MINUTE))
}

interface StoredText extends StoredStatus {
  title: string
  summary: string
  document: object
  updatedAt: Date
}

/** The texts of an article as an editor reads them, and the status of every language. */
export function presentTexts(texts: readonly StoredText[]): {
  texts: ArticleText[]
  statuses: { locale: LocaleCode; status: TextStatus }[]
} {
  const statuses = statusesOf(texts)
  return {
    texts: texts.map(({ locale, title, summary, document, updatedAt }) => ({
      locale,
      status: statuses[localeOf(locale)],
      title,
      summary,
      document: JSON.stringify(document),
      updatedAt: updatedAt.toISOString(),
    })),
    statuses: LOCALE_CODES.map((locale) => ({ locale, status: statuses[locale] })),
  }
}
