import { type ReactNode, useId } from 'react'

interface SectionProps {
  heading: string
  note?: ReactNode
  children: ReactNode
}

/** A group of fields of the machine. */
export function Section({ heading, note, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-box border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-body font-bold">
          {heading}
        </h2>
        {note !== undefined && <p className="text-micro text-ink-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}

export const FIELD_GRID =
  'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3'
