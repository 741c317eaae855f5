import type { ReactNode } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'

const TONE = {
  info: { look: 'bg-info-wash text-info', icon: 'info' },
  proven: { look: 'bg-proven-wash text-proven', icon: 'check' },
  refused: { look: 'bg-refused-wash text-refused', icon: 'warn' },
  wait: { look: 'bg-accent-wash text-accent-text', icon: 'clock' },
} as const

interface BannerProps {
  /** `wait` only for what costs money or time. */
  tone?: keyof typeof TONE
  /** Appears after load and is announced: assertively if refused, otherwise politely. */
  isLive?: boolean
  children: ReactNode
  action?: ReactNode
}

/** A status line. */
export function Banner({ tone = 'info', isLive = false, children, action }: BannerProps) {
  const role = tone === 'refused' ? 'alert' : 'status'
  return (
    <div
      className={`flex items-start gap-2 rounded-box p-3 ${TONE[tone].look}`}
      {...(isLive && { role })}
    >
      <Icon name={TONE[tone].icon} />
      <div className="min-w-0 flex-1 *:[b]:font-bold">{children}</div>
      {action}
    </div>
  )
}
