import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { PAPER_WORD } from '../device-detail-labels.ts'

/** The documents that come with the machine. */
export function Documents({ device: { papers, deviceId, inspection } }: { device: Device }) {
  const t = useT()
  return (
    <Panel heading={t('deviceDetail.documents')}>
      {papers.length === 0 && <p className="text-ink-2">{t('deviceDetail.noDocuments')}</p>}
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper} className="flex min-h-10 items-center gap-3">
            <span className="text-proven">
              <Icon name="check" size="small" />
            </span>
            {paper === 'inspectionReport' && inspection ? (
              <LocalLink
                href={`/inspection-report/${inspection.reportNo}`}
                aria-label={t('deviceDetail.openReport')}
                className="flex min-h-10 grow items-center justify-between underline underline-offset-3"
              >
                {t(PAPER_WORD[paper])}
                <Icon name="doc" size="small" />
              </LocalLink>
            ) : (
              <>
                <span className="grow">{t(PAPER_WORD[paper])}</span>
                <span className="text-micro text-proven">{t('deviceDetail.onFile')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <LocalLink
        href={`/device-detail/${deviceId}/passport`}
        className="inline-flex min-h-11 items-center gap-2 pt-1 underline underline-offset-3 lg:min-h-9 print:hidden"
      >
        <Icon name="doc" size="small" />
        {t('deviceDetail.openPassport')}
      </LocalLink>
    </Panel>
  )
}
