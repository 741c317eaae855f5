import type { ReactNode } from 'react'

interface JumpBarProps {
  label: string
  places: readonly { href: string; text: string; count?: string }[]
  /** Always visible actions. */
  children?: ReactNode
}

/** Sticky links to the sections of a long page, under the site header. */
export function JumpBar({ label, places, children }: JumpBarProps) {
  return (
    <div className="sticky top-14 z-sticky mt-6 mb-2 flex items-center gap-5 border-b border-line bg-paper max-lg:-mx-(--gutter) max-lg:px-(--gutter) lg:top-16 print:hidden">
      <nav aria-label={label} className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
        <ul className="flex gap-5">
          {places.map(({ href, text, count }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-13 items-center gap-1.5 border-y-3 border-transparent font-medium whitespace-nowrap hover:border-b-line-strong"
              >
                {text}
                {count !== undefined && (
                  <span className="text-micro text-ink-muted tabular-nums">{count}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children !== undefined && (
        <div className="flex items-center gap-4 max-lg:hidden">{children}</div>
      )}
    </div>
  )
}
