import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import {
  PAIR_ISSUES,
  type PairIssue,
} from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { issueWord } from '@ironsouq/portal/device/device-labels.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'

const isPair = (code: string): code is PairIssue => PAIR_ISSUES.some((each) => each === code)

export function IssuePanel({ deviceId, issues }: DeskRecord) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const mayMove = useMay('device.move')
  if (issues.length === 0) return null
  const decide = (issue: PairIssue, otherId: string) =>
    run(() => api(deviceAdminEndpoints.decide, { body: { deviceId, issue, otherId } }))
  return (
    <Panel heading={t('portalDevice.issue')}>
      <ul className="grid gap-2">
        {issues.map(({ code, others }) => (
          <li key={code} className="grid gap-1">
            <b className="font-medium text-refused">{t(issueWord(code))}</b>
            {others.map((other) => (
              <span key={other.deviceId} className="flex flex-wrap items-center gap-2">
                <Link to={`/equipment/${other.deviceId}`} className="underline">
                  {t('portalDevice.sameAs', { stockNo: other.stockNo })}
                </Link>
                {mayMove && isPair(code) && (
                  <Button
                    size="portal"
                    isDisabled={isRunning}
                    onPress={() => void decide(code, other.deviceId)}
                  >
                    {t('portalDevice.differentMachine')}
                  </Button>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function InspectionPanel({ deviceId, inspection }: DeskRecord) {
  const t = useT()
  const mayInspect = useMay('inspection.edit')
  const format = useFormat()
  return (
    <Panel heading={t('portalDevice.inspection')}>
      {inspection ? (
        <p>
          {t('portalDevice.report', {
            number: inspection.reportNo,
            date: format.date(inspection.inspectedOn),
          })}
          <br />
          <span className="text-ink-muted">
            {t('portalDevice.reportCounts', inspection.counts)}
          </span>
        </p>
      ) : (
        <p className="text-ink-muted">{t('portalDevice.noReport')}</p>
      )}
      {mayInspect && (
        <p className="pt-2">
          <Link to={`/inspections/${deviceId}`} className={buttonLook({ size: 'portal' })}>
            {t('backofficeInspection.inspect')}
          </Link>
        </p>
      )}
    </Panel>
  )
}
