import type { HelpArticle } from '@ironsouq/contract/content/help/help.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Form } from 'react-router'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { RichText } from '#features/content/article/parts/rich-text.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { helpArticlePath, type HelpBase } from './help-paths.ts'

interface HelpArticlePageProps {
  base: HelpBase
  article: HelpArticle
  /** The answer to the vote that was just sent. */
  voted?: FormAnswer | undefined
  /** Not published yet: there is nothing to vote on. */
  isPreview?: boolean
}

/** All questions of the topic, beside the article. */
function TopicNav({ base, article }: Pick<HelpArticlePageProps, 'base' | 'article'>) {
  const { topic, articles, slug } = article
  return (
    <nav
      aria-labelledby="topic-heading"
      className="grid gap-0.5 max-lg:hidden lg:sticky lg:top-6 lg:self-start"
    >
      <h2 id="topic-heading" className="px-3 pb-2 font-bold">
        {topic.name}
      </h2>
      {articles.map((each) => (
        <LocalLink
          key={each.slug}
          href={helpArticlePath(base, each.slug)}
          aria-current={each.slug === slug ? 'page' : undefined}
          className="rounded-box px-3 py-2 hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
          {...languageOf(each.locale)}
        >
          {each.title}
        </LocalLink>
      ))}
    </nav>
  )
}

function Vote({ voted }: Pick<HelpArticlePageProps, 'voted'>) {
  const t = useT()
  return (
    <div role="status" className="border-t border-line pt-5">
      {voted?.done ? (
        <p className="flex flex-wrap items-center gap-x-3">
          {t('help.thanks')}
          <LocalLink href="/service-outlets" className={LINK_LOOK}>
            {t('shell.branches')}
          </LocalLink>
        </p>
      ) : (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
          <b id="helpful-question">{t('help.helpful')}</b>
          {(['yes', 'no'] as const).map((word) => (
            <button
              key={word}
              type="submit"
              name="isHelpful"
              value={String(word === 'yes')}
              aria-describedby="helpful-question"
              className={buttonLook({ size: 'dense' })}
            >
              {t(`help.${word}`)}
            </button>
          ))}
          {voted?.faults && <p className="w-full text-refused">{voted.faults.msg}</p>}
        </Form>
      )}
    </div>
  )
}

function Neighbours({ base, article }: Pick<HelpArticlePageProps, 'base' | 'article'>) {
  const t = useT()
  const { previous, next } = article
  if (!previous && !next) return null
  const link = 'grid min-h-11 gap-0.5 py-3 hover:underline'
  return (
    <nav
      aria-label={t('help.neighbours')}
      className="grid gap-x-8 border-y border-line sm:grid-cols-2"
    >
      {previous && (
        <LocalLink href={helpArticlePath(base, previous.slug)} rel="prev" className={link}>
          <span className="flex items-center gap-1 text-micro text-ink-muted">
            <Icon name="previous" size="mini" />
            {t('help.previous')}
          </span>
          <span className="font-semibold">{previous.title}</span>
        </LocalLink>
      )}
      {next && (
        <LocalLink
          href={helpArticlePath(base, next.slug)}
          rel="next"
          className={`${link} sm:col-start-2 sm:justify-items-end sm:text-end`}
        >
          <span className="flex items-center gap-1 text-micro text-ink-muted">
            {t('help.next')}
            <Icon name="next" size="mini" />
          </span>
          <span className="font-semibold">{next.title}</span>
        </LocalLink>
      )}
    </nav>
  )
}

export function HelpArticlePage({ base, article, voted, isPreview = false }: HelpArticlePageProps) {
  const t = useT()
  const format = useFormat()
  const { locale } = useSiteData()
  return (
    <div className="grid gap-10 lg:grid-cols-[248px_minmax(0,1fr)]">
      <TopicNav base={base} article={article} />
      <article className="grid max-w-180 min-w-0 grid-cols-1 content-start gap-5">
        <header className="grid gap-3" {...languageOf(article.locale)}>
          <h1 className="text-title font-bold tracking-head text-pretty lg:text-head">
            {article.title}
          </h1>
          {article.summary !== '' && (
            <p className="text-body text-ink-2 lg:text-lead">{article.summary}</p>
          )}
        </header>
        {article.locale !== locale && <p className="text-ink-muted">{t('help.inEnglish')}</p>}
        <div {...languageOf(article.locale)}>
          <RichText parts={article.parts} />
        </div>
        <p className="text-micro text-ink-muted">
          {t('help.updated', { date: format.date(article.updatedAt) })}
        </p>
        {!isPreview && <Vote voted={voted} />}
        <Neighbours base={base} article={article} />
      </article>
    </div>
  )
}
