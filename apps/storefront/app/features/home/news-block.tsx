import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection } from './home-section.tsx'

export function NewsBlock({ block }: BlockProps<'news'>) {
  const t = useT()
  const format = useFormat()
  if (block.items.length === 0) return null
  return (
    <HomeSection id="news" heading={block.title ?? t('home.news')}>
      <ul className="@container border-t border-line">
        {block.items.map(({ day, title, summary }) => (
          <li
            key={title}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 @min-[600px]:grid-cols-[112px_minmax(0,1fr)] @min-[1000px]:grid-cols-[112px_minmax(0,5fr)_minmax(0,7fr)]"
          >
            <time dateTime={day} className="text-ink-muted @min-[600px]:pt-0.5">
              {format.date(day)}
            </time>
            <h3 className="text-body font-medium text-pretty">{title}</h3>
            <p className="max-w-read text-ink-2 @min-[600px]:col-start-2 @min-[1000px]:col-start-3 @min-[1000px]:pt-0.5">
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
