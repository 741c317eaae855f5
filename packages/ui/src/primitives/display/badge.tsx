import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const TONE = {
  plain: 'bg-sunk text-ink',
  ink: 'bg-graphite text-on-graphite',
  proven: 'bg-proven-wash text-proven',
  refused: 'bg-refused-wash text-refused',
  info: 'bg-info-wash text-info',
  wait: 'bg-accent-wash text-accent-text',
  money: 'bg-accent text-on-accent',
  line: 'text-ink inset-ring inset-ring-line-strong',
}
export type BadgeTone = keyof typeof TONE

interface BadgeProps {
  /** A text: the colour is never the only information. */
  children: ReactNode
  tone?: BadgeTone
  icon?: IconName
  /** A dot before the text: it is happening now. */
  isLive?: boolean
  /** Breaks over lines where the text may be longer than a phone is wide. */
  isWrapped?: boolean
}

/** A short text in a small box. */
export function Badge({
  children,
  tone = 'plain',
  icon,
  isLive = false,
  isWrapped = false,
}: BadgeProps) {
  return (
    <span className={`badge ${isWrapped ? '' : 'whitespace-nowrap '}${TONE[tone]}`}>
      {icon && <Icon name={icon} size="mini" />}
      {isLive && <span aria-hidden="true" className="size-2 rounded-full bg-current" />}
      {children}
    </span>
  )
}
