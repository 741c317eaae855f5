import type { ReactNode } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** "+14% vs previous period": how far a number is from the one before; undefined without one before. */
export function useChange(): (now: number, before: number) => string | undefined {
  const t = useT()
  const format = useFormat()
  return (now, before) =>
    before === 0
      ? undefined
      : t('portalFigure.change', {
          percent: `\u2066${format.change((now - before) / before)}\u2069`,
        })
}

interface KeyFigureProps {
  name: string
  value: string
  note?: ReactNode
}

/** A number that is read at a glance. */
export function KeyFigure({ name, value, note }: KeyFigureProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 rounded-box border border-line bg-surface p-3">
      <dt className="text-micro text-ink-2">{name}</dt>
      <dd className="grid">
        <b className="text-lead font-bold tabular-nums max-sm:text-body">
          <bdi>{value}</bdi>
        </b>
        {note !== undefined && <span className="text-micro text-ink-muted">{note}</span>}
      </dd>
    </div>
  )
}
