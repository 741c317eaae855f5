import { Children, type ReactNode } from 'react'

const TONE = {
  plain: 'bg-sunk text-ink hover:bg-line',
  on: 'bg-ink text-paper hover:bg-ink-2',
  line: 'text-ink inset-ring inset-ring-line-strong hover:inset-ring-ink',
}

/** The classes of a chip, a button or a link. */
export function chipLook(tone: keyof typeof TONE = 'plain'): string {
  return `inline-flex min-h-10 max-w-full cursor-pointer items-center gap-1.5 rounded-box px-3 text-small font-medium whitespace-nowrap transition-colors lg:min-h-8 ${TONE[tone]}`
}

interface ChipRowProps {
  label: string
  /** The chips. */
  children: ReactNode
}

/** Wraps on a desktop; scrolls horizontally on a phone. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <ul
      aria-label={label}
      className="flex items-center gap-2 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap"
    >
      {Children.map(children, (chip) => (
        <li className="flex min-w-0 max-lg:shrink-0">{chip}</li>
      ))}
    </ul>
  )
}
