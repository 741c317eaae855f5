import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { useMeasure } from '#features/unit/parts/use-measure.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FINDING_STATE } from '../device-detail-words.ts'
import { useTextLanguage } from '../text-language.ts'
import type { Numbered } from './findings.ts'

function FindingNote({ note }: { note: NonNullable<Numbered['note']> }) {
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

export const findingId = (code: string) => `point-${code}`

/** One finding: its number on the picture, the text, the condition. */
export function FindingRow({ finding }: { finding: Numbered }) {
  const t = useT()
  const format = useFormat()
  const measure = useMeasure()
  const { kind, word, colour } = FINDING_STATE[finding.state]
  const { number, note, repair, value } = finding
  return (
    <li
      id={findingId(finding.code)}
      className="grid min-h-12 scroll-mt-20 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 target:bg-sunk"
    >
      <PointMark kind={kind} {...(number !== null && { text: format.number(number) })} />
      <div>
        <p className="font-semibold">{finding.name}</p>
        {(note ?? repair) && (
          <p className="text-micro text-ink-muted">
            {note && <FindingNote note={note} />}
            {note && repair && ' · '}
            {repair && t('deviceDetail.repair', { amount: format.money(repair) })}
          </p>
        )}
      </div>
      <p className="text-end font-semibold tabular-nums">
        {value !== null && <bdi className="block">{measure(value, finding.unit)}</bdi>}
        <span className={`block text-micro font-medium ${colour}`}>{t(word)}</span>
      </p>
    </li>
  )
}
