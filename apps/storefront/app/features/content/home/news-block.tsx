import { newsDetailPath, newsPath } from '#features/content/news/parts/news-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

export function NewsBlock({ block }: BlockProps<'news'>) {
  const t = useT()
  const format = useFormat()
  if (block.items.length === 0) return null
  return (
    <HomeSection
      id="news"
      heading={block.title ?? t('home.news')}
      link={
        <LocalLink href={newsPath({})} className={LONE_LINK}>
          {t('home.allNews')}
        </LocalLink>
      }
    >
      <ul className="@container border-t border-line">
        {block.items.map(({ newsId, publishedAt, title, summary }) => (
          <li
            key={newsId}
            className="relative grid gap-x-6 gap-y-0.5 border-b border-line py-3 @min-[600px]:grid-cols-[112px_minmax(0,1fr)] @min-[1000px]:grid-cols-[112px_minmax(0,5fr)_minmax(0,7fr)]"
          >
            <time dateTime={publishedAt} className="text-ink-muted @min-[600px]:pt-0.5">
              {format.date(publishedAt)}
            </time>
            <h3 className="text-body font-medium text-pretty">
              <LocalLink
                href={newsDetailPath(newsId)}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {title}
              </LocalLink>
            </h3>
            <p className="max-w-read text-ink-2 @min-[600px]:col-start-2 @min-[1000px]:col-start-3 @min-[1000px]:pt-0.5">
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
