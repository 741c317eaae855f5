import type { Deed } from '@ironsouq/contract/platform/today/today.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import { actionText } from '#features/platform/audit/parts/audit-actions.ts'
import { entityTextIfAny } from '#features/platform/audit/parts/audit-entities.ts'
import { screenOf } from '#features/platform/audit/parts/audit-screens.ts'

const textOf = (t: Translate, { action, entity }: Deed) =>
  entity === null
    ? actionText(t, action)
    : t('backofficeToday.deed', {
        thing: entityTextIfAny(t, entity),
        action: actionText(t, action),
      })

/** What the person changed last. */
export function RecentDeeds({ deeds }: { deeds: readonly Deed[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('backofficeToday.recent')}>
      {deeds.length === 0 && <p className="text-ink-muted">{t('backofficeToday.recentNone')}</p>}
      <ul className="grid divide-y divide-line">
        {deeds.map((deed) => {
          const path = screenOf(deed)
          return (
            <li key={deed.seq} className="flex min-h-9 items-center justify-between gap-3 py-1">
              {path === undefined ? (
                <span className="min-w-0">{textOf(t, deed)}</span>
              ) : (
                <Link to={path} className="min-w-0 underline underline-offset-3">
                  {textOf(t, deed)}
                </Link>
              )}
              <time dateTime={deed.at} className="text-micro whitespace-nowrap text-ink-muted">
                {format.dateTime(deed.at)}
              </time>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
