import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection } from './home-section.tsx'

export function BrandsBlock({ block }: BlockProps<'brands'>) {
  const t = useT()
  const format = useFormat()
  if (block.items.length === 0) return null
  return (
    <HomeSection id="brands" heading={block.title ?? t('home.brands')}>
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-6">
        {block.items.map(({ code, name, count }) => (
          <li key={code} className="border-b border-line">
            <LocalLink
              href={deviceListPath({ brand: code })}
              className="flex min-h-12 items-center justify-between gap-3 hover:bg-surface"
            >
              <bdi className="truncate font-semibold">{name}</bdi>
              <span className="text-micro text-ink-muted tabular-nums">{format.number(count)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
