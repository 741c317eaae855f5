import { type ReactNode, useId } from 'react'

interface SectionProps {
  heading: string
  children: ReactNode
}

/** Opens with a rule and a heading that says what is in it. */
export function Section({ heading, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-6 lg:pt-8">
      <h2
        id={id}
        className="border-t-2 border-ink pt-3 pb-2 text-lead font-bold tracking-tight lg:text-title"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}
