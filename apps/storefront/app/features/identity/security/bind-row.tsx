import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'

interface BindRowProps {
  icon: IconName
  name: string
  note: ReactNode
  /** Badges and buttons at the end of the row. */
  children?: ReactNode
  /** Expands under the row. */
  below?: ReactNode
}

/** One credential or contact of the account, with its actions. */
export function BindRow({ icon, name, note, children, below }: BindRowProps) {
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[24px_minmax(0,1fr)_auto]">
        <Icon name={icon} />
        <div className="min-w-0">
          <h3 className="text-small font-bold">{name}</h3>
          <p className="text-micro wrap-anywhere text-ink-muted">{note}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2 sm:justify-end">
          {children}
        </div>
      </div>
      {below}
    </li>
  )
}
