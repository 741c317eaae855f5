import * as z from 'zod/mini'
import { Version } from '../../versioned.ts'
import { ArticleText, RichTextPart, TEXT_STATUSES } from '../article/article.schema.ts'
import { pageLifecycle } from './page.lifecycle.ts'
import { SITE_PAGES } from './page.limits.ts'

/** A published version of a page, named after the day from which it is in force. */
export const PageShown = z.object({
  page: z.enum(SITE_PAGES),
  day: z.iso.date(),
  /** Whether it is in force today. */
  isInForce: z.boolean(),
  /** The language of the text: English where it is not translated. */
  locale: z.string(),
  title: z.string(),
  summary: z.string(),
  parts: z.array(RichTextPart),
  /** All published versions that can be read, the latest first. */
  versions: z.array(z.object({ day: z.iso.date(), isInForce: z.boolean() })),
})
export type PageShown = z.output<typeof PageShown>

const facts = {
  versionId: z.uuid(),
  version: Version,
  page: z.enum(SITE_PAGES),
  day: z.iso.date(),
  state: z.enum(pageLifecycle.states),
  isInForce: z.boolean(),
  updatedAt: z.iso.datetime(),
}

/** A version of a page as a row of the staff list. */
export const PageRow = z.object({
  ...facts,
  /** The number of languages that visitors can read it in. */
  translated: z.int(),
})

/** A version of a page with all its texts, as an editor reads it. */
export const PageRecord = z.object({
  ...facts,
  /** Published, and not to be changed any more: members agreed to it. */
  isFixed: z.boolean(),
  texts: z.array(ArticleText),
  /** Of every language. */
  statuses: z.array(z.object({ locale: z.string(), status: z.enum(TEXT_STATUSES) })),
})
export type PageRecord = z.output<typeof PageRecord>
