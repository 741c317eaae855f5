import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  body: string
  /** The next step. */
  children: ReactNode
}

export function EmptyState({ title, body, children }: EmptyStateProps) {
  return (
    <div className="grid max-w-120 justify-items-start gap-3 rounded-box border-2 border-dashed border-line-strong px-6 py-8">
      <h2 className="text-lead font-bold">{title}</h2>
      <p className="text-body text-ink-2">{body}</p>
      {children}
    </div>
  )
}
