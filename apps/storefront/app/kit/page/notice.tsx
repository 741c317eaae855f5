import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  body?: string
  children?: ReactNode
}

/** One message with its actions. */
export function Notice({ title, body, children }: NoticeProps) {
  return (
    <div className="wrap">
      <div className="grid max-w-170 justify-items-start gap-4 py-8 lg:py-12">
        <h1 className="text-title font-bold tracking-head lg:text-head">{title}</h1>
        {body !== undefined && <p className="text-body break-words text-ink-2">{body}</p>}
        {children}
      </div>
    </div>
  )
}
