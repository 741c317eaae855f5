import type { ReactNode } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'

const ICON = { empty: 'search', error: 'warn', offline: 'signal', forbidden: 'lock' } as const

interface EmptyStateProps {
  /** What is missing: results, a response, the network, a permission. */
  kind?: keyof typeof ICON
  title: string
  body?: string
  /** The next step. */
  children?: ReactNode
}

/** Replaces missing content: names what is missing and offers the next step. */
export function EmptyState({ kind = 'empty', title, body, children }: EmptyStateProps) {
  return (
    <div className="grid max-w-120 content-start justify-items-start gap-3 self-start rounded-box border-[1.5px] border-dashed border-line-strong px-6 py-8">
      <span className="text-ink-muted">
        <Icon name={ICON[kind]} size="large" />
      </span>
      <h2 className="text-lead font-bold">{title}</h2>
      {body !== undefined && <p className="text-ink-2">{body}</p>}
      {children}
    </div>
  )
}
