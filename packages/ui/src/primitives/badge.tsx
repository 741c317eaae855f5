import type { ReactNode } from 'react'

const TONE = {
  plain: 'bg-sunk text-ink',
  ink: 'bg-graphite text-on-graphite',
  proven: 'bg-proven-wash text-proven',
  refused: 'bg-refused-wash text-refused',
  info: 'bg-info-wash text-info',
  wait: 'bg-accent-wash text-accent-text',
}
export type BadgeTone = keyof typeof TONE

interface BadgeProps {
  /** A word; a meaning colour never stands alone. */
  children: ReactNode
  tone?: BadgeTone
}

/** A word in a small plate. */
export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-5 items-center gap-1 rounded-tight px-1.5 py-px text-micro font-medium whitespace-nowrap ${TONE[tone]}`}
    >
      {children}
    </span>
  )
}
