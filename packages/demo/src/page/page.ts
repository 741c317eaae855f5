import type { SitePage } from '@ironsouq/contract/content/page/page.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/page.json' with { type: 'json' }
import de from '../../texts/de/page.json' with { type: 'json' }
import en from '../../texts/en/page.json' with { type: 'json' }
import es from '../../texts/es/page.json' with { type: 'json' }
import fr from '../../texts/fr/page.json' with { type: 'json' }
import he from '../../texts/he/page.json' with { type: 'json' }
import ko from '../../texts/ko/page.json' with { type: 'json' }
import pt from '../../texts/pt/page.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/page.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/page.json' with { type: 'json' }
import { articleDocument } from '../article-document.ts'
import type { LegalWords, PageWords } from './page-words.ts'

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
