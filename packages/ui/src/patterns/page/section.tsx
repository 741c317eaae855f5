import { type ReactNode, useId } from 'react'

interface SectionProps {
  heading: string
  /** A note beside the heading. */
  note?: ReactNode
  /** The anchor for links on the page. */
  id?: string
  children: ReactNode
}

/** Starts with a line and a heading. */
export function Section({ heading, note, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-4 pt-6 lg:scroll-mt-12 lg:pt-8 print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 border-t-2 border-ink pt-3 pb-2">
        <h2 id={headingId} className="text-lead font-bold tracking-tight lg:text-title">
          {heading}
        </h2>
        {note !== undefined && <p className="text-ink-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
