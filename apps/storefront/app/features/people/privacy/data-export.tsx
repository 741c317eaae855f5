import { type Export } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { EXPORT_DAYS } from '@ironsouq/contract/people/privacy/privacy.limits'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { PrivacyAnswer } from './privacy.server.ts'

const STATE = {
  asked: { tone: 'wait', text: 'settings.exportPreparing' },
  ready: { tone: 'proven', text: 'settings.exportReady' },
  expired: { tone: 'plain', text: 'settings.exportExpired' },
} as const

/** Begins by itself; the link is for browsers without script. The page stays: it is an attachment. */
function Download({ url }: { url: string }) {
  const t = useT()
  useEffect(() => globalThis.location.assign(url), [url])
  return (
    <p role="status" className="pt-3 text-small">
      <a href={url} className={LINK_LOOK}>
        {t('settings.exportDownloadLink')}
      </a>
    </p>
  )
}

interface DataExportProps {
  latest: Export | null
  answer: PrivacyAnswer | undefined
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
        <Form method="post" className="flex flex-wrap gap-3">
          {latest?.state === 'ready' && (
            <button
              type="submit"
              name="intent"
              value="download"
              className={buttonLook({ tone: 'ink' })}
            >
              {t('settings.exportDownload')}
            </button>
          )}
          <button type="submit" name="intent" value="export" className={buttonLook()}>
            {t('settings.exportRequest')}
          </button>
        </Form>
      )}
      {answer?.download !== undefined && <Download url={answer.download} />}
    </Panel>
  )
}
