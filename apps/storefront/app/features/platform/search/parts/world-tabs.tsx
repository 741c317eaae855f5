import { useEffect, useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { LIST_OF, type World, WORLD_WORD } from './world.ts'

const WORLDS: readonly World[] = ['machines', 'parts']

interface WorldTabsProps {
  q: string
  /** The world of this page, and how much it found. */
  world: World
  total: number
}

/** How much the words find in the other world; undefined until it is known. */
function useOther({ q, world }: WorldTabsProps): number | undefined {
  const [found, setFound] = useState<{ q: string; total: number }>()
  useEffect(() => {
    let isGone = false
    void import('../both-counts.ts')
      .then(({ bothCounts }) => bothCounts(q))
      .then((both) => {
        if (!both || isGone) return
        setFound({ q, total: world === 'machines' ? both.products : both.devices })
      })
    return () => {
      isGone = true
    }
  }, [q, world])
  return found?.q === q ? found.total : undefined
}

/** The same words among machines and among parts; without script the other count is missing. */
export function WorldTabs(props: WorldTabsProps) {
  const t = useT()
  const format = useFormat()
  const other = useOther(props)
  const { q, world, total } = props
  return (
    <nav aria-label={t('common.search')} className="mb-3 flex gap-5 border-b border-line">
      {WORLDS.map((each) => {
        const isHere = each === world
        const count = isHere ? total : other
        return (
          <LocalLink
            key={each}
            href={`${LIST_OF[each]}?${new URLSearchParams({ q })}`}
            prefetch="none"
            aria-current={isHere ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent font-medium hover:border-line-strong aria-[current]:border-ink lg:min-h-9"
          >
            {t(WORLD_WORD[each])}
            {count !== undefined && (
              <bdi className="text-micro text-ink-muted tabular-nums">{format.number(count)}</bdi>
            )}
          </LocalLink>
        )
      })}
    </nav>
  )
}
