import type { Device } from '@ironsouq/contract/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/panel'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { PAPER_WORD } from './judging-words.ts'

/** What is on file and goes with the machine. */
export function Papers({ device: { papers, deviceId } }: { device: Device }) {
  const t = useT()
  return (
    <Panel heading={t('judging.papers')}>
      {papers.length === 0 && <p className="text-ink-2">{t('judging.noPapers')}</p>}
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper} className="flex min-h-10 items-center gap-3">
            <span className="text-proven">
              <Icon name="check" size="small" />
            </span>
            <span className="grow">{t(PAPER_WORD[paper])}</span>
            <span className="text-micro text-proven">{t('judging.onFile')}</span>
          </li>
        ))}
      </ul>
      <LocalLink
        href={`/device-detail/${deviceId}/passport`}
        className="inline-flex min-h-11 items-center gap-2 pt-1 underline underline-offset-3 lg:min-h-9 print:hidden"
      >
        <Icon name="doc" size="small" />
        {t('judging.openPassport')}
      </LocalLink>
    </Panel>
  )
}
