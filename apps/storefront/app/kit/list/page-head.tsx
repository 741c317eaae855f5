import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** The actions for the whole list. */
  children?: ReactNode
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-title font-bold tracking-tight">{title}</h1>
        {lead !== undefined && <p className="text-ink-muted">{lead}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}

/** A page of the user center, as a column of sections. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 content-start gap-5 pb-10">{children}</div>
}
