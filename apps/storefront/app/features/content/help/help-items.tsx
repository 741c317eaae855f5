import type { HelpItem } from '@ironsouq/contract/content/help/help.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { helpArticlePath, type HelpBase } from './help-paths.ts'

interface HelpItemsProps {
  base: HelpBase
  items: readonly HelpItem[]
}

/** Questions as rows, each with the beginning of its answer. */
export function HelpItems({ base, items }: HelpItemsProps) {
  return (
    <ul className="border-t border-line">
      {items.map(({ slug, title, summary, locale }) => (
        <li key={slug} className="border-b border-line">
          <LocalLink
            href={helpArticlePath(base, slug)}
            className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-3"
          >
            <span className="grid gap-0.5" {...languageOf(locale)}>
              <b className="text-body font-bold group-hover:underline group-hover:underline-offset-4">
                {title}
              </b>
              {summary !== '' && <span className="text-ink-2">{summary}</span>}
            </span>
            <Icon name="next" size="small" />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
