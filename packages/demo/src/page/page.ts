import type { SitePage } from '@ironsouq/contract/content/page/page.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { articleDocument } from '../article-document.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { ko } from './ko.ts'
import type { LegalWords, PageWords } from './page-words.ts'
import { pt } from './pt.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

export const PAGE_WORDS: Record<LocaleCode, PageWords> = {
  en,
  zh_CN: zhCn,
  ar,
  fr,
  zh_HK: zhHk,
  pt,
  ko,
  he,
  de,
  es,
}

const legal = ({ title, clauses }: LegalWords, template: string) => ({
  title,
  summary: '',
  document: articleDocument(
    [
      `! ${template}`,
      ...clauses.flatMap((clause) => [`## ${clause.title}`, clause.text, `! ${clause.short}`]),
    ].join('\n\n'),
  ),
})

function about({ title, summary, promises, earning }: PageWords['about']) {
  const items = promises.items.map((item, place) => `${place + 1}. **${item.title}** ${item.text}`)
  return {
    title,
    summary,
    document: articleDocument(
      [`## ${promises.heading}`, items.join('\n'), `## ${earning.heading}`, earning.text].join(
        '\n\n',
      ),
    ),
  }
}

/** A page in one language, as an editor would have written it. */
export function pageText(page: SitePage, locale: LocaleCode) {
  const words = PAGE_WORDS[locale]
  return page === 'about' ? about(words.about) : legal(words[page], words.template)
}
