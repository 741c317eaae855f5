import type { Counted } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'

interface CountedLinksProps {
  heading: string
  items: readonly Counted[]
  hrefOf: (code: string) => string
  /** Two fit side by side on a phone. */
  hasShortNames?: boolean
}

const COLUMNS = 'lg:grid-cols-3 xl:grid-cols-4'

/** Links to lists, each with its number of machines. */
export function CountedLinks(props: CountedLinksProps) {
  const { heading, items, hrefOf, hasShortNames = false } = props
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <Section heading={heading}>
      <ul
        className={`grid gap-x-6 border-t border-line ${COLUMNS} ${hasShortNames ? 'grid-cols-2' : 'sm:grid-cols-2'}`}
      >
        {items.map(({ code, name, count }) => (
          <li key={code} className="border-b border-line">
            <LocalLink
              href={hrefOf(code)}
              className="flex min-h-12 items-center justify-between gap-3 hover:bg-surface"
            >
              <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
              <span className="text-small text-ink-muted tabular-nums">{format.number(count)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
