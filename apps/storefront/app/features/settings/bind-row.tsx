import { Icon, type IconName } from '@ironsouq/ui/primitives/icon'
import type { ReactNode } from 'react'

interface BindRowProps {
  icon: IconName
  name: string
  said: ReactNode
  /** Marks and buttons at its end. */
  children?: ReactNode
  /** What opens under it. */
  below?: ReactNode
}

/** One way of being known here, and what can be done with it. */
export function BindRow({ icon, name, said, children, below }: BindRowProps) {
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[24px_minmax(0,1fr)_auto]">
        <Icon name={icon} />
        <div className="min-w-0">
          <h3 className="text-small font-bold">{name}</h3>
          <p className="text-micro wrap-anywhere text-ink-muted">{said}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2 sm:justify-end">
          {children}
        </div>
      </div>
      {below}
    </li>
  )
}
