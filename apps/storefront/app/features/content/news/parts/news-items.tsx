import type { NewsItem } from '@ironsouq/contract/content/news/news.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { newsDetailPath } from './news-paths.ts'

interface NewsItemsProps {
  items: readonly NewsItem[]
  heading?: 'h2' | 'h3'
}

/** Articles as rows: day, title, list and cover. */
export function NewsItems({ items, heading: Heading = 'h2' }: NewsItemsProps) {
  const format = useFormat()
  const { dictionary } = useSiteData()
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.newsId}
          className="relative grid grid-cols-[minmax(0,1fr)_88px] items-center gap-x-4 gap-y-1 border-b border-line py-3 lg:grid-cols-[112px_minmax(0,1fr)_minmax(88px,auto)_96px]"
        >
          <time dateTime={item.publishedAt} className="text-ink-muted max-lg:text-micro">
            {format.date(item.publishedAt)}
          </time>
          <div className="grid gap-0.5 max-lg:col-start-1" {...languageOf(item.locale)}>
            <Heading className="text-body font-bold text-pretty">
              <LocalLink
                href={newsDetailPath(item.newsId)}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {item.title}
              </LocalLink>
            </Heading>
            <p className="text-ink-2 max-lg:hidden">{item.summary}</p>
          </div>
          <span className="max-lg:hidden">
            <Badge>{dictionary[item.list] ?? item.list}</Badge>
          </span>
          <span className="overflow-hidden rounded-tight max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1">
            {item.cover && <Picture picture={item.cover} alt="" sizes="96px" />}
          </span>
        </li>
      ))}
    </ul>
  )
}
