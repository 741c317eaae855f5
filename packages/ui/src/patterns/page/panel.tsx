import { type ReactNode, useId } from 'react'

interface PanelProps {
  /** A text, or a link to what the box is about. */
  heading: ReactNode
  note?: ReactNode
  children: ReactNode
}

/** A box at the side of the page. */
export function Panel({ heading, note, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-box border border-line bg-surface p-4 lg:p-5 print:break-inside-avoid"
    >
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 id={id} className="text-body font-bold">
          {heading}
        </h2>
        {note !== undefined && <p className="text-end text-micro text-ink-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
