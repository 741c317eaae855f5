import * as z from 'zod/mini'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import {
  ArticleText,
  ArticleWords,
  RichTextPart,
  TEXT_STATUSES,
} from '../article/article.schema.ts'
import { helpLifecycle } from './help.lifecycle.ts'
import { HELP_ICONS } from './help.limits.ts'

/** The name of an article or a topic in addresses: words with hyphens. */
export const HelpSlug = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'error.fieldWrongFormat'))

const KEYWORDS_MAX = 300

/** An article in a list. */
export const HelpItem = z.object({
  slug: z.string(),
  /** The language of the texts: English where they are not translated. */
  locale: z.string(),
  title: z.string(),
  summary: z.string(),
})
export type HelpItem = z.output<typeof HelpItem>

export const HelpTopic = z.object({
  code: z.string(),
  name: z.string(),
  icon: z.enum(HELP_ICONS),
  articles: z.array(HelpItem),
})
export type HelpTopic = z.output<typeof HelpTopic>

export const HelpCenter = z.object({
  topics: z.array(HelpTopic),
  /** What staff chose to show first. */
  common: z.array(HelpItem),
})
export type HelpCenter = z.output<typeof HelpCenter>

const Neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

export const HelpArticle = z.extend(HelpItem, {
  topic: z.object({ code: z.string(), name: z.string() }),
  parts: z.array(RichTextPart),
  /** The words of the text, for structured data. */
  plainText: z.string(),
  updatedAt: z.iso.datetime(),
  /** All articles of the topic in their order, this one included. */
  articles: z.array(HelpItem),
  /** Its neighbours in the topic. */
  previous: Neighbour,
  next: Neighbour,
})
export type HelpArticle = z.output<typeof HelpArticle>

/** An article as a row of the staff list. */
export const HelpRow = z.object({
  articleId: z.uuid(),
  slug: z.string(),
  topicId: z.uuid(),
  topic: z.string(),
  state: z.enum(helpLifecycle.states),
  title: z.string(),
  position: z.int(),
  /** The number of languages that visitors can read it in. */
  translated: z.int(),
  helpful: z.int(),
  notHelpful: z.int(),
  updatedAt: z.iso.datetime(),
})

const HelpText = z.extend(ArticleText, { keywords: z.string() })

/** An article with all its texts, as an editor reads it. */
export const HelpRecord = z.object({
  articleId: z.uuid(),
  version: Version,
  slug: z.string(),
  topicId: z.uuid(),
  state: z.enum(helpLifecycle.states),
  position: z.int(),
  isCommon: z.boolean(),
  /** When a scheduled article is published. */
  publishAt: z.nullable(z.iso.datetime()),
  helpful: z.int(),
  notHelpful: z.int(),
  updatedAt: z.iso.datetime(),
  texts: z.array(HelpText),
  /** Of every language. */
  statuses: z.array(z.object({ locale: z.string(), status: z.enum(TEXT_STATUSES) })),
})
export type HelpRecord = z.output<typeof HelpRecord>

const Position = z.int().check(z.minimum(0), z.maximum(10_000))

/** The facts of an article for all languages. */
export const HelpFacts = {
  slug: HelpSlug,
  topicId: z.uuid(),
  position: Position,
  isCommon: z.boolean(),
}

export const HelpWords = z.extend(ArticleWords, {
  /** Words that readers search by and that the text does not contain. */
  keywords: z.string().check(z.maxLength(KEYWORDS_MAX)),
})
export type HelpWords = z.output<typeof HelpWords>

const HelpTopicWords = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
})

export const HelpTopicForm = {
  code: HelpSlug,
  icon: z.enum(HELP_ICONS),
  position: Position,
  texts: translated(HelpTopicWords),
}

export const HelpTopicRecord = z.object({
  topicId: z.uuid(),
  version: Version,
  code: z.string(),
  icon: z.enum(HELP_ICONS),
  position: z.int(),
  texts: translated(HelpTopicWords),
  /** Articles in any state. */
  articles: z.int(),
})
export type HelpTopicRecord = z.output<typeof HelpTopicRecord>
