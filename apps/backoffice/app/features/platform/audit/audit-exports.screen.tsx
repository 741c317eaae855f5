import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Route } from './+types/audit-exports.screen.ts'

const { exports, download } = auditEndpoints
const AGAIN_MS = 2000

export const clientLoader = () => api(exports)

const STATES = {
  asked: { text: 'backofficeAudit.stateAsked', tone: 'wait' },
  ready: { text: 'backofficeAudit.stateReady', tone: 'proven' },
  expired: { text: 'backofficeAudit.stateExpired', tone: 'plain' },
} as const

export default function AuditExportsScreen({ loaderData: files }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { revalidate } = useRevalidator()
  const isWriting = files.some(({ state }) => state === 'asked')
  useEffect(() => {
    if (!isWriting) return
    const timer = setInterval(() => void revalidate(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWriting, revalidate])
  const fetchFile = async (exportId: string) => {
    const found = await run(() => api(download, { body: { exportId } }))
    if (found) location.assign(found.url)
  }
  return (
    <ScreenPage title={t('backofficeAudit.exports')}>
      <ScreenBody>
        {files.length === 0 && <EmptyState title={t('backofficeAudit.exportsEmpty')} />}
        <ul className="grid max-w-180">
          {files.map(({ exportId, state, rowCount, askedAt }) => (
            <li
              key={exportId}
              className="flex min-h-13 flex-wrap items-center gap-3 border-b border-line py-2"
            >
              <b className="font-semibold">{format.dateTime(askedAt)}</b>
              <Badge tone={STATES[state].tone}>{t(STATES[state].text)}</Badge>
              {rowCount !== null && t('backofficeAudit.entryCount', { count: rowCount })}
              {state === 'ready' && (
                <span className="ms-auto">
                  <Button
                    size="portal"
                    icon="download"
                    isPending={isRunning}
                    onPress={() => void fetchFile(exportId)}
                  >
                    {t('backofficeAudit.download')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      </ScreenBody>
    </ScreenPage>
  )
}
