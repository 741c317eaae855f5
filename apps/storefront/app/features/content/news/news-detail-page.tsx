import type { NewsDetail, NewsItem } from '@ironsouq/contract/content/news/news.schema'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { RichText } from '#features/content/article/parts/rich-text.tsx'
import { DeviceLine } from '#features/machines/device/parts/device-line.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { NewsItems } from './parts/news-items.tsx'
import { newsDetailPath, newsPath } from './parts/news-paths.ts'
import { useByline } from './use-byline.ts'

export interface NewsMachines {
  devices: readonly DeviceCard[]
  total: number
  /** The list that shows all of them. */
  path: string
}

interface NewsDetailPageProps {
  news: NewsDetail
  machines: NewsMachines | null
  more: readonly NewsItem[]
}

function Machines({ devices, total, path }: NewsMachines) {
  const t = useT()
  return (
    <Panel
      heading={t('news.machines')}
      note={
        <LocalLink href={path} className={LINK_LOOK}>
          {t('news.viewAll', { count: total })}
        </LocalLink>
      }
    >
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <li key={device.deviceId} className="py-2.5">
            <DeviceLine device={device} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The older and the newer article of the same list. */
function Neighbours({ previous, next }: Pick<NewsDetail, 'previous' | 'next'>) {
  const t = useT()
  if (!previous && !next) return null
  const link = 'grid min-h-11 gap-0.5 py-3 hover:underline'
  return (
    <nav
      aria-label={t('news.neighbours')}
      className="grid max-w-180 gap-x-8 border-y border-line sm:grid-cols-2"
    >
      {previous && (
        <LocalLink href={newsDetailPath(previous.newsId)} rel="prev" className={link}>
          <span className="flex items-center gap-1 text-micro text-ink-muted">
            <Icon name="previous" size="mini" />
            {t('news.previous')}
          </span>
          <span className="font-semibold">{previous.title}</span>
        </LocalLink>
      )}
      {next && (
        <LocalLink
          href={newsDetailPath(next.newsId)}
          rel="next"
          className={`${link} sm:col-start-2 sm:justify-items-end sm:text-end`}
        >
          <span className="flex items-center gap-1 text-micro text-ink-muted">
            {t('news.next')}
            <Icon name="next" size="mini" />
          </span>
          <span className="font-semibold">{next.title}</span>
        </LocalLink>
      )}
    </nav>
  )
}

export function NewsDetailPage({ news, machines, more }: NewsDetailPageProps) {
  const t = useT()
  const format = useFormat()
  const byline = useByline()
  const { locale } = useSiteData()
  const isTranslated = news.locale === locale
  return (
    <>
      <article className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <header className="grid max-w-215 gap-3 lg:col-span-2">
          <p className="text-ink-muted">{byline(news)}</p>
          <div className="grid gap-3" {...languageOf(news.locale)}>
            <h1 className="text-title font-bold tracking-head text-pretty lg:text-head">
              {news.title}
            </h1>
            <p className="text-body text-ink-2 lg:text-lead">{news.summary}</p>
          </div>
          {!isTranslated && <p className="text-ink-muted">{t('news.inEnglish')}</p>}
        </header>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {news.cover && (
            <div className="overflow-hidden rounded-box">
              <Picture
                picture={news.cover}
                alt=""
                sizes="(width >= 1024px) 900px, 100vw"
                shape="wide"
                eager
              />
            </div>
          )}
          <div {...languageOf(news.locale)}>
            <RichText parts={news.parts} />
          </div>
          {news.updatedAt.slice(0, 10) > news.publishedAt.slice(0, 10) && (
            <p className="text-micro text-ink-muted">
              {t('news.updated', { date: format.date(news.updatedAt) })}
            </p>
          )}
          <Neighbours previous={news.previous} next={news.next} />
        </div>
        {machines && machines.devices.length > 0 && (
          <aside className="grid content-start gap-4 lg:sticky lg:top-6 lg:self-start">
            <Machines {...machines} />
          </aside>
        )}
      </article>
      {more.length > 0 && (
        <div className="pt-8">
          <Section heading={t('news.readNext')}>
            <NewsItems items={more} heading="h3" />
            <p className="pt-3">
              <LocalLink href={newsPath({})} className={LINK_LOOK}>
                {t('news.allNews')}
              </LocalLink>
            </p>
          </Section>
        </div>
      )}
    </>
  )
}
