import * as z from 'zod/mini'
import { DeviceCard, Picture } from '../../machines/device/device.schema.ts'

/** How far an article is translated into a language; `outdated`: its English changed since. */
export const TEXT_STATUSES = ['missing', 'draft', 'translated', 'outdated'] as const
export type TextStatus = (typeof TEXT_STATUSES)[number]

const TITLE_MAX = 160
const SUMMARY_MAX = 400
/** Letters of a document as JSON. */
const DOCUMENT_MAX = 40_000

/** A part of a rich text, in its order: sanitised HTML, or what a component draws. */
export const RichTextPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string() }),
  z.object({ kind: z.literal('picture'), picture: Picture, alt: z.string() }),
  /** Null: the machine is gone. */
  z.object({ kind: z.literal('device'), device: z.nullable(DeviceCard) }),
])
export type RichTextPart = z.output<typeof RichTextPart>

/** The text of an article in one language, as an editor reads it. */
export const ArticleText = z.object({
  locale: z.string(),
  status: z.enum(TEXT_STATUSES),
  title: z.string(),
  summary: z.string(),
  /** A ProseMirror document as JSON. */
  document: z.string(),
  updatedAt: z.iso.datetime(),
})
export type ArticleText = z.output<typeof ArticleText>

/** The words of an article in one language, as an editor sends them. */
export const ArticleWords = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(TITLE_MAX)),
  summary: z.string().check(z.maxLength(SUMMARY_MAX)),
  document: z.string().check(z.minLength(2), z.maxLength(DOCUMENT_MAX)),
  status: z.enum(['draft', 'translated']),
})
export type ArticleWords = z.output<typeof ArticleWords>

/** Of a save: an article in all languages at once. */
export const ARTICLE_BODY_BYTES = 1280 << 10

export const PreviewLink = z.object({
  token: z.string(),
  url: z.url(),
  expiresAt: z.iso.datetime(),
})
export type PreviewLink = z.output<typeof PreviewLink>
export const PreviewToken = z.object({ token: z.string().check(z.maxLength(200)) })
