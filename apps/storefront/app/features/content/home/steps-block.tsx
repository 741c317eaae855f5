import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection } from './home-section.tsx'

/** The steps of a purchase. */
export function StepsBlock({ block }: BlockProps<'steps'>) {
  const t = useT()
  const format = useFormat()
  if (block.items.length === 0) return null
  return (
    <HomeSection id="steps" heading={block.title ?? t('home.steps')}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-6">
        {block.items.map(({ title, body }, i) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 border-t border-line-strong pt-3"
          >
            <span
              aria-hidden="true"
              className="row-span-2 min-w-8 text-title font-extrabold tracking-tight tabular-nums"
            >
              {format.number(i + 1)}
            </span>
            <h3 className="text-body font-bold">{title}</h3>
            <p className="text-ink-2">{body}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
