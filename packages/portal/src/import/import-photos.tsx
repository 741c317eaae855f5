import type { DataOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { ImportDetail, ImportPhoto } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import type { Formatter } from '@ironsouq/i18n/format'
import type { Translate } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

interface Props {
  counts: ImportDetail['photos']
  /** The first of those that cannot be shown. */
  page: DataOf<typeof importEndpoints.photos>
}

interface FaultyPhoto extends ImportPhoto {
  id: string
}

const columnsOf = (t: Translate, format: Formatter): TableColumn<FaultyPhoto>[] => [
  {
    id: 'row',
    text: t('portalImport.row'),
    isFigure: true,
    isRowHeader: true,
    cell: ({ row }) => format.number(row),
  },
  {
    id: 'address',
    text: t('portalImport.photoAddress'),
    cell: ({ address }) => (
      <bdi dir="ltr" className="break-all">
        {address}
      </bdi>
    ),
  },
  {
    id: 'wrong',
    text: t('portalImport.errorColumn'),
    cell: ({ fault }) => t(`portalImport.photo${capital(fault)}`),
  },
]

/** The photos that a file names by their addresses: how many have arrived, and why others will not. */
export function ImportPhotos({ counts, page }: Props) {
  const t = useT()
  const format = useFormat()
  const { ready, waiting, failed } = counts
  if (ready + waiting + failed === 0) return null
  const rows = page.rows.map((photo, n) => ({ id: `${photo.row}-${n}`, ...photo }))
  return (
    <Panel heading={t('portalImport.fieldPhotos')}>
      <p role="status">{t('portalImport.photoCounts', { ready, waiting, failed })}</p>
      {rows.length > 0 && (
        <div className="overflow-x-auto pt-3">
          <Table label={t('portalImport.fieldPhotos')} rows={rows} columns={columnsOf(t, format)} />
        </div>
      )}
      {failed > rows.length && (
        <p className="pt-2 text-micro text-ink-muted">
          {t('portalImport.photosFurther', { count: failed - rows.length })}
        </p>
      )}
    </Panel>
  )
}
