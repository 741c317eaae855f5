import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { type ReactNode, Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { useT } from '#kit/text/use-t.ts'

const ROWS = ['first', 'second', 'third']

interface PanelRowsProps<Row> {
  /** Null when they could not be loaded. */
  rows: Promise<readonly Row[] | null>
  /** Text when there are none. */
  none: string
  children: (row: Row) => ReactNode
}

function Waiting() {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      {ROWS.map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 py-2">
          <Skeleton size="aspect-4/3 w-16" />
          <Skeleton size="h-8 flex-1" />
        </div>
      ))}
    </Loading>
  )
}

/** A failed panel does not affect the others. */
function NotLoaded() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <EmptyState kind="error" title={t('userCenter.notLoaded')}>
      <a href={pathname + search} className={buttonLook()}>
        {t('common.retry')}
      </a>
    </EmptyState>
  )
}

/** The rows of a panel: streamed after a client navigation, part of a document load. */
export function PanelRows<Row>({ rows, none, children }: PanelRowsProps<Row>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={rows}>
        {(loaded) => {
          if (loaded === null) return <NotLoaded />
          if (loaded.length === 0) return <p className="text-ink-2">{none}</p>
          return <ul className="grid grid-cols-1 content-start">{loaded.map(children)}</ul>
        }}
      </Await>
    </Suspense>
  )
}
