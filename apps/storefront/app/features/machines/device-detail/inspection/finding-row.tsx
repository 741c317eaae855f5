import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { isPlainClick } from '@ironsouq/ui/patterns/media/plain-click'
import { Fragment, type ReactNode } from 'react'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FINDING_STATE, findingWord } from '../device-detail-labels.ts'
import { useTextLanguage } from '../text-language.ts'

function FindingNote({ note }: { note: NonNullable<Finding['note']> }) {
  const { attributes, name } = useTextLanguage(note)
  return (
    <>
      <bdi {...attributes}>{note.text}</bdi>
      {name !== null && (
        <>
          {' '}
          <bdi>({name})</bdi>
        </>
      )}
    </>
  )
}

function Remarks({ finding: { remark, note, repair } }: { finding: Finding }) {
  const t = useT()
  const money = useMoneyText()
  const parts: ReactNode[] = [
    ...(remark === null ? [] : [remark]),
    ...(note ? [<FindingNote key="note" note={note} />] : []),
    ...(repair ? [t('deviceDetail.repair', { amount: money.text(repair) })] : []),
  ]
  if (parts.length === 0) return null
  return (
    <p className="text-micro text-ink-muted">
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

interface EvidenceProps {
  finding: Finding
  onShow: () => void
}

/** The picture that shows the finding; it opens over the screen, without script in full size. */
function Evidence({ finding: { name, picture }, onShow }: EvidenceProps) {
  const t = useT()
  const { objectsUrl } = useSiteData()
  if (!picture) return null
  const { src, width, height } = picture
  return (
    <a
      href={pictureUrl(src, objectsUrl)}
      aria-label={t('deviceDetail.findingPhoto', { name })}
      onClick={(event) => isPlainClick(event) && onShow()}
      className="w-14 shrink-0 cursor-zoom-in overflow-hidden rounded-tight border border-line print:hidden"
    >
      <Picture picture={{ src, width, height }} alt="" sizes="56px" />
    </a>
  )
}

export const findingId = (code: string) => `point-${code}`

interface FindingRowProps extends EvidenceProps {
  /** A number refers to the picture: without one there are none. */
  isNumbered: boolean
}

/** One finding: its number on the picture, the text, the picture, the condition. */
export function FindingRow({ finding, isNumbered, onShow }: FindingRowProps) {
  const t = useT()
  const format = useFormat()
  const measure = useMeasure()
  const { kind, colour } = FINDING_STATE[finding.state]
  const { number, value } = finding
  return (
    <li
      id={findingId(finding.code)}
      className="grid min-h-12 scroll-mt-20 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 target:bg-sunk"
    >
      <PointMark
        kind={kind}
        {...(isNumbered && number !== null && { text: format.number(number) })}
      />
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold">{finding.name}</p>
          <Remarks finding={finding} />
        </div>
        <Evidence finding={finding} onShow={onShow} />
      </div>
      <p className="text-end font-semibold tabular-nums">
        {value !== null && <bdi className="block">{measure(value, finding.unit)}</bdi>}
        <span className={`block text-micro font-medium ${colour}`}>{t(findingWord(finding))}</span>
      </p>
    </li>
  )
}
