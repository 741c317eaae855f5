import type { DataOf } from '@ironsouq/contract/endpoint'
import type { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'

/** Whether the log is complete, and when that was checked. */
export function ChainState({ chain: { checked } }: { chain: DataOf<typeof auditEndpoints.state> }) {
  const t = useT()
  const format = useFormat()
  const at = checked && format.dateTime(checked.at)
  const isBroken = checked !== null && checked.faultCount > 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-micro">
      <span
        role={isBroken ? 'alert' : 'status'}
        className={`flex items-center gap-1.5 ${isBroken ? 'text-refused' : 'text-ink-muted'}`}
      >
        <Icon name={isBroken ? 'warn' : 'lock'} size="small" />
        {checked === null
          ? t('backofficeAudit.chainUnchecked')
          : isBroken
            ? t('backofficeAudit.chainBroken', { count: checked.faultCount, at: at ?? '' })
            : t('backofficeAudit.chainWhole', {
                entries: format.number(Number(checked.entries)),
                at: at ?? '',
              })}
      </span>
      <Link to="/audit/exports" className="ms-auto underline">
        {t('backofficeAudit.exports')}
      </Link>
    </div>
  )
}
