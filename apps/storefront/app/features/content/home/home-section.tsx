import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { type ReactNode, useId } from 'react'

/** A standalone link with a larger tap target on a phone. */
export const LONE_LINK = `relative ${LINK_LOOK} max-lg:after:absolute max-lg:after:-inset-x-2 max-lg:after:-inset-y-3`

interface HomeSectionProps {
  /** The anchor for links on the page. */
  id: string
  heading: string
  /** A short text beside the heading. */
  note?: string | undefined
  link?: ReactNode
  children: ReactNode
}

export function HomeSection({ id, heading, note, link, children }: HomeSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="py-6 lg:py-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-ink pt-3 pb-4">
        <h2 id={headingId} className="text-lead font-bold tracking-tight lg:text-title">
          {heading}
        </h2>
        {note !== undefined && <span className="text-ink-muted">{note}</span>}
        {link !== undefined && <span className="ms-auto">{link}</span>}
      </div>
      {children}
    </section>
  )
}
