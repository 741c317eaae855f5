import type { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import type { NewsItem, NewsQuery } from '@ironsouq/contract/content/news/news.schema'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { Busy } from '#kit/list/busy.tsx'
import { PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'
import { NewsFilters } from './news-filters.tsx'
import { NewsItems } from './parts/news-items.tsx'
import { NEWS_FEED, newsDetailPath, newsPath } from './parts/news-paths.ts'
import { useByline } from './use-byline.ts'

/** The newest article, large. */
function Lead({ item }: { item: NewsItem }) {
  const byline = useByline()
  return (
    <article className="relative grid gap-4 border-t-2 border-ink pt-4 pb-2 lg:grid-cols-2 lg:gap-8">
      {item.cover && (
        <span className="overflow-hidden rounded-box">
          <Picture
            picture={item.cover}
            alt=""
            sizes="(width >= 1024px) 520px, 100vw"
            shape="wide"
            eager
          />
        </span>
      )}
      <div className="grid content-center gap-2" {...languageOf(item.locale)}>
        <p className="text-micro text-ink-muted">{byline(item)}</p>
        <h2 className="text-lead font-bold tracking-tight text-pretty lg:text-title">
          <LocalLink
            href={newsDetailPath(item.newsId)}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {item.title}
          </LocalLink>
        </h2>
        <p className="text-body text-ink-2">{item.summary}</p>
      </div>
    </article>
  )
}

interface NewsPageProps {
  query: NewsQuery
  page: DataOf<typeof newsEndpoints.list>
  last: number
}

export function NewsPage({ query, page, last }: NewsPageProps) {
  const t = useT()
  const localPath = useLocalPath()
  const [lead, ...others] = page.records
  return (
    <div className="grid gap-6">
      <PageHead title={t('news.title')} lead={t('news.lead')}>
        <a href={localPath(NEWS_FEED)} className={buttonLook()} type="application/rss+xml">
          <Icon name="signal" size="small" />
          {t('news.feed')}
        </a>
      </PageHead>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[232px_minmax(0,1fr)]">
        <NewsFilters query={query} page={page} />
        <Busy>
          {lead ? (
            <div>
              <Lead item={lead} />
              {others.length > 0 && <NewsItems items={others} />}
              <Pager
                {...query}
                total={page.total}
                last={last}
                at={(current) => newsPath({ ...query, current })}
              />
            </div>
          ) : (
            <EmptyState title={t('news.emptyTitle')} body={t('news.emptyBody')}>
              <LocalLink href={newsPath({})} className={buttonLook({ tone: 'ink' })}>
                {t('news.allNews')}
              </LocalLink>
            </EmptyState>
          )}
        </Busy>
      </div>
    </div>
  )
}
