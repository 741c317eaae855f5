import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { Film } from './film.tsx'
import { HomeSection } from './home-section.tsx'

export function VideosBlock({ block }: BlockProps<'videos'>) {
  const t = useT()
  if (block.items.length === 0) return null
  return (
    <HomeSection id="videos" heading={block.title ?? t('home.videos')}>
      <div className="@container">
        <ul className="grid gap-5 @min-[600px]:grid-cols-2 @min-[1000px]:grid-cols-3 @min-[1000px]:gap-8">
          {block.items.map((film) => (
            <li key={film.src}>
              <Film {...film} />
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}
