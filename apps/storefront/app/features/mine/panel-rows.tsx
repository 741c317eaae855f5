import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/skeleton'
import { type ReactNode, Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { useT } from '#shell/use-t.ts'

const ROWS = ['first', 'second', 'third']

interface PanelRowsProps<Row> {
  /** Null when they could not be loaded. */
  rows: Promise<readonly Row[] | null>
  /** What there is to say while there are none. */
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

/** One panel that fails leaves the others as they are. */
function NotLoaded() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <EmptyState kind="error" title={t('mine.notLoaded')}>
      <a href={pathname + search} className={buttonLook()}>
        {t('common.retry')}
      </a>
    </EmptyState>
  )
}

/** The rows of a panel: they come after the page where it is navigated to, with it otherwise. */
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
