import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { articleDocument } from '../article-document.ts'
import { HELP_WORDS } from './help-words.ts'
import { HELP_ARTICLES, type HelpArticleCode } from './help.ts'
import { named } from './named.ts'

const CODES = Object.keys(HELP_ARTICLES) as HelpArticleCode[]
const namesIn = (body: string) => (body.match(/\{[\w.]+\}/g) ?? []).toSorted()

describe('the articles of the help center', () => {
  it('have an address of their own each', () => {
    const slugs = CODES.map((code) => HELP_ARTICLES[code].slug)
    expect(new Set<string>(slugs).size).toBe(CODES.length)
  })

  it.each(LOCALE_CODES)('name the same buttons in %s, as the product does', (locale) => {
    for (const code of CODES) {
      const { body } = HELP_WORDS[locale].articles[code]
      expect([code, namesIn(body)]).toEqual([code, namesIn(HELP_WORDS.en.articles[code].body)])
      const shown = named(locale, body)
      expect([code, shown.match(/[{}]|\b[a-z]\w*\.[a-z]\w*\b/g)]).toEqual([code, null])
    }
  })

  it('have steps of their own: no line of the notation is left in a text', () => {
    const left = LOCALE_CODES.flatMap((locale) =>
      CODES.filter((code) =>
        /"text":"[^"]*(?:\*\*|\]\(|\\n| \d\. )/.test(
          JSON.stringify(articleDocument(named(locale, HELP_WORDS[locale].articles[code].body))),
        ),
      ).map((code) => `${locale} ${code}`),
    )
    expect(left).toEqual([])
  })
})
