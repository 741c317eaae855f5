import type { ReactNode } from 'react'

interface Crumb {
  key: string
  content: ReactNode
}

/** The last item is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="py-3 text-micro text-ink-muted">
      <ol className="flex gap-2 max-sm:overflow-hidden sm:flex-wrap">
        {crumbs.map(({ key, content }, i) => {
          const last = i === crumbs.length - 1
          return (
            <li
              key={key}
              className={`flex gap-2 ${last ? 'min-w-0' : 'shrink-0'}`}
              aria-current={last ? 'page' : undefined}
            >
              {i > 0 && <span aria-hidden="true">/</span>}
              <span className={last ? 'truncate' : ''}>{content}</span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
