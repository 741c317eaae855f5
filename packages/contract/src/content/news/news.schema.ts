import * as z from 'zod/mini'
import { Picture } from '../../machines/device/device.schema.ts'
import { PageQuery } from '../../page.ts'
import { Version } from '../../versioned.ts'
import { ArticleText, RichTextPart, TEXT_STATUSES } from '../article/article.schema.ts'
import { newsLifecycle } from './news.lifecycle.ts'

/** A code of the article dictionary. */
const List = z.string().check(z.regex(/^[a-z\d-]{1,40}$/))

export const NewsQuery = z.extend(PageQuery, {
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
  list: z.optional(List),
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100))),
})
export type NewsQuery = z.output<typeof NewsQuery>

export const NewsItem = z.object({
  newsId: z.uuid(),
  list: z.string(),
  publishedAt: z.iso.datetime(),
  /** The language of the texts: English where they are not translated. */
  locale: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(Picture),
  /** Minutes that reading takes. */
  minutes: z.int(),
})
export type NewsItem = z.output<typeof NewsItem>

export const NewsPage = z.object({
  records: z.array(NewsItem),
  total: z.int(),
  /** Of the whole list; newest first. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
  /** Articles in each month of the year, if one was asked for. */
  months: z.array(z.int()),
  /** Of the year, in the order of the dictionary. */
  lists: z.array(z.object({ list: z.string(), count: z.int() })),
})

const Neighbour = z.nullable(z.object({ newsId: z.uuid(), title: z.string() }))

export const NewsDetail = z.extend(NewsItem, {
  updatedAt: z.iso.datetime(),
  parts: z.array(RichTextPart),
  /** The query of the list of machines that belong to it; empty: none. */
  machines: z.string(),
  /** The next older and the next newer article of the same list. */
  previous: Neighbour,
  next: Neighbour,
})
export type NewsDetail = z.output<typeof NewsDetail>

/** An article as a row of the staff list. */
export const NewsRow = z.object({
  newsId: z.uuid(),
  list: z.string(),
  state: z.enum(newsLifecycle.states),
  title: z.string(),
  publishAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  /** The number of languages that visitors can read it in. */
  translated: z.int(),
})

/** An article with all its texts, as an editor reads it. */
export const NewsRecord = z.object({
  newsId: z.uuid(),
  version: Version,
  list: z.string(),
  state: z.enum(newsLifecycle.states),
  cover: z.nullable(Picture),
  machines: z.string(),
  publishAt: z.nullable(z.iso.datetime()),
  takeDownAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  texts: z.array(ArticleText),
  /** Of every language. */
  statuses: z.array(z.object({ locale: z.string(), status: z.enum(TEXT_STATUSES) })),
})
export type NewsRecord = z.output<typeof NewsRecord>

/** The facts of an article for all languages. */
export const NewsFacts = {
  list: List,
  /** A query of the list of machines, without its question mark. */
  machines: z.string().check(z.maxLength(300)),
  takeDownAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
  /** An upload that becomes the cover; null keeps the current one. */
  coverUploadId: z.nullable(z.uuid()),
}
