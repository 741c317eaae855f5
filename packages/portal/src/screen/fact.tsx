import type { ReactNode } from 'react'

interface FactProps {
  name: string
  children: ReactNode
}

/** One fact of a record. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid min-w-0 content-start gap-1 border-b border-line py-2">
      <dt className="text-micro text-ink-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}

/** Facts in one column on a phone and in two on a desk. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid max-w-180 gap-x-6 sm:grid-cols-2">{children}</dl>
}
