import { type Export } from '@ironsouq/contract/privacy/privacy.endpoints'
import { EXPORT_DAYS } from '@ironsouq/contract/privacy/privacy.limits'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Form } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const STATE = {
  asked: { tone: 'wait', text: 'settings.exportPreparing' },
  ready: { tone: 'proven', text: 'settings.exportReady' },
  expired: { tone: 'plain', text: 'settings.exportExpired' },
} as const

interface DataExportProps {
  latest: Export | null
  answer: FormAnswer | undefined
}

/** Requests a copy of the member's personal data by mail [ID-17]. */
export function DataExport({ latest, answer }: DataExportProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('settings.exportTitle')}>
      <p className="pb-3 text-small text-ink-2">
        {t('settings.exportLead', { days: EXPORT_DAYS })}
      </p>
      {latest && (
        <p role="status" className="flex flex-wrap items-center gap-2 pb-3 text-small">
          <Badge tone={STATE[latest.state].tone}>{t(STATE[latest.state].text)}</Badge>
          {t('settings.exportRequestedAt', { at: format.dateTime(latest.askedAt) })}
        </p>
      )}
      <RefusedNote text={answer?.faults?.msg} />
      {latest?.state !== 'asked' && (
        <Form method="post">
          <button type="submit" name="intent" value="export" className={buttonLook()}>
            {t('settings.exportRequest')}
          </button>
        </Form>
      )}
    </Panel>
  )
}
