import { DeviceFeature } from '#features/machines/device-list/parts/device-feature.tsx'
import { DeviceYards } from '#features/machines/device-list/parts/device-yards.tsx'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { BigSearch } from '#features/platform/search/parts/search-box.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'

function Phrases({ phrases }: { phrases: readonly string[] }) {
  const t = useT()
  if (phrases.length === 0) return null
  return (
    <div className="flex [scrollbar-width:none] items-center gap-2 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) lg:flex-wrap">
      <span className="shrink-0 text-ink-muted max-sm:sr-only">{t('home.popularSearches')}</span>
      {phrases.map((phrase) => (
        <LocalLink
          key={phrase}
          href={deviceListPath({ q: phrase })}
          className="inline-flex min-h-11 items-center rounded-box bg-sunk px-3 font-medium whitespace-nowrap lg:min-h-8"
        >
          <bdi>{phrase}</bdi>
        </LocalLink>
      ))}
    </div>
  )
}

function Facts({ block }: Pick<BlockProps<'hero'>, 'block'>) {
  const t = useT()
  const format = useFormat()
  const facts = [
    { figure: block.wellKept, words: t('home.wellKeptFact') },
    { figure: block.brands, words: t('home.brandsFact') },
    { figure: block.newThisWeek, words: t('home.newFact') },
  ]
  return (
    <dl className="grid grid-cols-3 gap-3 pt-3 lg:gap-6 lg:pt-4">
      {facts.map(({ figure, words }) => (
        <div
          key={words}
          className="flex min-w-0 flex-col-reverse justify-end gap-0.5 border-t border-line-strong pt-2"
        >
          <dt className="text-micro text-ink-muted max-sm:min-h-[2lh]">{words}</dt>
          <dd className="text-lead font-extrabold tracking-tight whitespace-nowrap tabular-nums lg:text-title">
            {format.number(figure)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The number of machines, the search field and a featured machine. */
export function HeroBlock({ block, first }: BlockProps<'hero'>) {
  const t = useT()
  const { featured, total } = block
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12 lg:py-10">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-4 lg:gap-6">
          <h1 className="text-title font-extrabold tracking-head text-balance lg:text-figure">
            {block.title ?? t('home.heroTitle', { count: total })}
          </h1>
          <BigSearch />
          <Phrases phrases={block.phrases} />
          <DeviceYards label={t('home.byEmirate')} emirates={block.emirates} />
          <Facts block={block} />
        </div>
        {featured && <DeviceFeature device={featured} eager={first} />}
      </div>
    </div>
  )
}
