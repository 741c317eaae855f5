import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { aHelpArticle, aHelpTopic } from '@ironsouq/server/features/content/help/help.builder.ts'
import { helpTopic } from '@ironsouq/server/features/content/help/help.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Translated } from '@ironsouq/server/kernel/data/texts.ts'
import { articleDocument } from '../article-document.ts'
import { HELP_WORDS } from '../help/help-words.ts'
import {
  HELP_ARTICLES,
  HELP_TOPICS,
  type HelpArticleCode,
  type HelpTopicCode,
} from '../help/help.ts'
import { named } from '../help/named.ts'

const inEvery = <T>(wordsIn: (locale: LocaleCode) => T) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, wordsIn(locale)])) as Translated<T>

/** Between two positions there is room for another one. */
const STEP = 10

/** The help center, unless it has topics already. */
export async function seedHelp(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(helpTopic)) > 0) return 0
  const topicIds = new Map<string, string>()
  for (const [place, code] of (Object.keys(HELP_TOPICS) as HelpTopicCode[]).entries()) {
    const names = inEvery((locale) => HELP_WORDS[locale].topics[code])
    const topic = { ...HELP_TOPICS[code], code, position: (place + 1) * STEP, names }
    topicIds.set(code, await aHelpTopic(ctx, topic))
  }
  const codes = Object.keys(HELP_ARTICLES) as HelpArticleCode[]
  for (const [place, code] of codes.entries()) {
    const { topic, ...facts } = HELP_ARTICLES[code]
    const texts = inEvery((locale) => {
      const { body, ...words } = HELP_WORDS[locale].articles[code]
      return { ...words, document: articleDocument(named(locale, body)) }
    })
    const topicId = topicIds.get(topic) ?? ''
    await aHelpArticle(ctx, { ...facts, topicId, position: (place + 1) * STEP, texts })
  }
  return codes.length
}
