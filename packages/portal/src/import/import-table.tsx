import type { DataOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { Formatter } from '@ironsouq/i18n/format'
import type { Translate } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link, useNavigate } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { StateBadge } from './import-state.tsx'
import { PageButtons } from './page-buttons.tsx'

type ImportPage = DataOf<typeof importEndpoints.list>
export type ImportLine = ImportPage['rows'][number] & { id: string }

const fileOf = (t: Translate, pathOf: (importId: string) => string): TableColumn<ImportLine> => ({
  id: 'file',
  text: t('portalImport.stepFile'),
  isRowHeader: true,
  cell: ({ importId, fileName }) => (
    <Link to={pathOf(importId)} className={LINK_LOOK}>
      <bdi>{fileName}</bdi>
    </Link>
  ),
})

const factsOf = (t: Translate, format: Formatter): TableColumn<ImportLine>[] => [
  {
    id: 'state',
    text: t('portalImport.state'),
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'rows',
    text: t('portalImport.inFile'),
    isFigure: true,
    cell: ({ counts }) => format.number(counts.total),
  },
  {
    id: 'faulty',
    text: t('portalImport.outcomeFaulty'),
    isFigure: true,
    cell: ({ counts }) => format.number(counts.faulty),
  },
  {
    id: 'started',
    text: t('portalImport.started'),
    cell: ({ createdAt }) => format.dateTime(createdAt),
  },
]

interface ImportTableProps {
  page: ImportPage
  pathOf: (importId: string) => string
  /** Columns that only one portal has. */
  own?: readonly TableColumn<ImportLine>[]
}

/** Past imports, the latest first. */
export function ImportTable({ page, pathOf, own = [] }: ImportTableProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <Panel heading={t('portalImport.past')}>
      <div className="overflow-x-auto">
        <Table
          label={t('portalImport.past')}
          rows={page.rows.map((row) => ({ ...row, id: row.importId }))}
          onOpen={(id) => void navigate(pathOf(id))}
          columns={[fileOf(t, pathOf), ...own, ...factsOf(t, format)]}
        />
      </div>
      <PageButtons next={page.next} previous={page.previous} />
    </Panel>
  )
}
