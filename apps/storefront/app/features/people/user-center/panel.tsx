import { type ReactNode, useId } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'

interface PanelProps {
  heading: string
  /** The link to the full list. */
  more?: { href: string; text: string } | undefined
  isWide?: boolean
  children: ReactNode
}

export function Panel({ heading, more, isWide = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-1 grid-rows-[auto_1fr] gap-2 rounded-box border border-line bg-surface p-4 lg:p-5 ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 id={id} className="text-body font-bold">
          {heading}
        </h2>
        {more && (
          <LocalLink
            href={more.href}
            className="relative text-micro underline decoration-line-strong underline-offset-3 before:absolute before:-inset-x-2 before:-inset-y-3.5 hover:decoration-ink"
          >
            {more.text}
          </LocalLink>
        )}
      </div>
      {children}
    </section>
  )
}
