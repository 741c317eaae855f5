import { TODAY_MOST, type TodayLine } from '@ironsouq/contract/platform/today/today.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'

interface TodayLinesProps {
  heading: string
  lines: readonly TodayLine[]
  /** Whether the order says what comes first. */
  isNumbered?: boolean
}

const LINK =
  'flex min-h-11 items-center gap-3 rounded-tight py-1.5 hover:bg-sunk focus-visible:-outline-offset-3'

/** What waits, with how many; each line opens the list that shows exactly these. */
export function TodayLines({ heading, lines, isNumbered = false }: TodayLinesProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={heading}>
      <ol className="grid divide-y divide-line">
        {lines.map(({ code, count, path }, i) => (
          <li key={code}>
            <Link to={path} className={LINK}>
              {isNumbered && (
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-micro font-semibold text-paper tabular-nums"
                >
                  {format.number(i + 1)}
                </span>
              )}
              <span className="min-w-0 flex-1">{t(`backofficeToday.${code}`)}</span>
              <b className="text-lead font-bold tabular-nums">
                <bdi dir="ltr">
                  {count > TODAY_MOST ? `${format.number(TODAY_MOST)}+` : format.number(count)}
                </bdi>
              </b>
              <span className="text-ink-muted">
                <Icon name="next" size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
