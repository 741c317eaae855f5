import type {
  DraftFinding,
  InspectionForm,
  InspectionPhoto,
  InspectionPoint,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { kindOf, partName, RESULT_WORD, withUnit } from './parts/inspection-labels.ts'
import { findingOf } from './parts/stored-form.ts'

interface Row {
  id: string
  point: InspectionPoint
  finding: DraftFinding
  photos: readonly InspectionPhoto[]
}

/** What needs attention comes first. */
const ORDER = ['action', 'monitor', 'ok', 'na']

const rowsOf = ({ points, findings, photos }: InspectionForm): Row[] =>
  points
    .map((point) => ({
      id: point.pointId,
      point,
      finding: findingOf(findings, point.pointId),
      photos: photos.filter(({ pointId }) => pointId === point.pointId),
    }))
    .toSorted(
      (a, b) => ORDER.indexOf(a.finding.state ?? 'na') - ORDER.indexOf(b.finding.state ?? 'na'),
    )

function Photos({ point, photos }: Row) {
  const t = useT()
  return (
    <span className="flex gap-1">
      {photos.map(({ photoId, src }) => (
        <a key={photoId} href={pictureUrl(src)} target="_blank" rel="noreferrer">
          <img
            src={pictureUrl(src)}
            alt={t('backofficeInspection.photoOf', { name: point.name })}
            loading="lazy"
            className="size-14 rounded-tight border border-line object-cover"
          />
        </a>
      ))}
    </span>
  )
}

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  const measure = ({ unit }: InspectionPoint, value: number | null) =>
    value === null || unit === null ? '' : withUnit(t, unit, format.number(value))
  return [
    {
      id: 'point',
      text: t('backofficeInspection.point'),
      isRowHeader: true,
      cell: ({ point, finding: { remarkId, note, repairAed } }) => (
        <span className="grid max-w-120 whitespace-normal">
          <b className="font-semibold">{point.name}</b>
          <span className="text-micro text-ink-muted">{partName(t, point.part)}</span>
          {(point.remarks ?? [])
            .filter((remark) => remark.remarkId === remarkId)
            .map(({ text }) => (
              <span key={text}>{text}</span>
            ))}
          {note && <bdi lang={note.locale}>{note.text}</bdi>}
          {repairAed !== null && (
            <span>{format.money({ amount: String(repairAed), currency: 'AED' })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'result',
      text: t('backofficeInspection.result'),
      cell: ({ finding: { state } }) => (
        <span className="flex items-center gap-2">
          <PointMark kind={kindOf(state)} size="small" />
          {state === null ? t('backofficeInspection.open') : t(RESULT_WORD[state])}
        </span>
      ),
    },
    {
      id: 'measured',
      text: t('backofficeInspection.measured'),
      isFigure: true,
      cell: ({ point, finding }) => <bdi>{measure(point, finding.value)}</bdi>,
    },
    {
      id: 'last',
      text: t('backofficeInspection.lastReport'),
      isFigure: true,
      cell: ({ point }) => <bdi>{measure(point, point.last)}</bdi>,
    },
    {
      id: 'photos',
      text: t('backofficeInspection.photos'),
      cell: (row) => <Photos {...row} />,
    },
  ]
}

/** Every point with what the inspector found, and what the last report measured. */
export function ReviewTable({ form }: { form: InspectionForm }) {
  const t = useT()
  return (
    <div className="overflow-x-auto">
      <Table label={t('backofficeInspection.review')} columns={useColumns()} rows={rowsOf(form)} />
    </div>
  )
}
