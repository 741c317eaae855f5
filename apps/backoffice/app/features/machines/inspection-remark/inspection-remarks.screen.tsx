import {
  inspectionRemarkEndpoints,
  type RemarkRecord,
} from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import { kindOf, RESULT_WORD } from '#features/machines/inspection/parts/inspection-labels.ts'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/inspection-remarks.screen.ts'

interface Row extends RemarkRecord {
  id: string
  /** The names of its points. */
  points: readonly string[]
}

export async function clientLoader() {
  const { remarks, points } = await api(inspectionRemarkEndpoints.list)
  const nameOf = new Map(points.map(({ pointId, name }) => [pointId, name]))
  return remarks.map((remark): Row => ({
    ...remark,
    id: remark.remarkId,
    points: remark.pointIds.flatMap((pointId) => nameOf.get(pointId) ?? []),
  }))
}

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'text',
      text: t('backofficeInspection.remark'),
      isRowHeader: true,
      cell: ({ remarkId, texts }) => (
        <Link
          to={`/settings/inspection-remarks/${remarkId}`}
          className="block min-w-50 text-small font-semibold whitespace-normal underline"
        >
          <bdi>{(texts[currentLocale()] ?? texts.en).name}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeInspection.result'),
      cell: ({ state }) =>
        state && (
          <span className="flex items-center gap-2">
            <PointMark kind={kindOf(state)} size="small" />
            {t(RESULT_WORD[state])}
          </span>
        ),
    },
    {
      id: 'points',
      text: t('backofficeInspection.remarkPoints'),
      cell: ({ points }) => (
        <span className="block min-w-50 whitespace-normal">{format.list(points)}</span>
      ),
    },
    {
      id: 'languages',
      text: t('backofficeSetting.languages'),
      isFigure: true,
      cell: ({ texts }) => <LanguageCount of={texts} />,
    },
  ]
}

export default function InspectionRemarksScreen({ loaderData: rows }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeInspection.remarkList')
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/inspection-remarks/new', text: t('backofficeInspection.addRemark') }}
    >
      <p className="text-ink-muted">{t('backofficeInspection.remarkLead')}</p>
      <div className="overflow-x-auto">
        <Table
          label={title}
          columns={useColumns()}
          rows={rows}
          empty={<p className="p-4 text-small">{t('portal.noRowsTitle')}</p>}
        />
      </div>
    </SettingsPage>
  )
}
