import { Panel } from '@ironsouq/ui/patterns/page/panel'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

const SHOWN = 6

/** A page of a list, or null for those who may not read it. */
export type Part<Row> = { rows: readonly Row[]; total: number } | null

/** Null for those who may not read the list, and without an answer: the rest of the page is there. */
export const part = <Row,>(asked: Promise<{ rows: Row[]; total: number }>): Promise<Part<Row>> =>
  asked.then(
    ({ rows, total }) => ({ rows: rows.slice(0, SHOWN), total }),
    () => null,
  )

interface ListedProps<Row> {
  heading: string
  part: Part<Row>
  /** The whole list. */
  to?: string
  idOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** The newest rows of a list about one record, with the way to all of them. */
export function Listed<Row>({ heading, part, to, idOf, children }: ListedProps<Row>) {
  const t = useT()
  const format = useFormat()
  if (part === null) return null
  return (
    <Panel
      heading={heading}
      note={
        to !== undefined &&
        part.total > 0 && (
          <Link to={to} className="underline underline-offset-3">
            {t('portal.viewAll')} {format.number(part.total)}
          </Link>
        )
      }
    >
      {part.rows.length === 0 ? (
        <p className="text-ink-muted">{t('backofficeMember.nothing')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {part.rows.map((row) => (
            <li
              key={idOf(row)}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
            >
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
