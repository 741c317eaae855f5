import type { DataOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { ImportDetail, RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import type { Formatter } from '@ironsouq/i18n/format'
import type { Translate } from '@ironsouq/i18n/messages'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '../api/use-command.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ImportCalls } from './import-calls.ts'
import { PageButtons } from './page-buttons.tsx'

interface Props {
  detail: ImportDetail
  page: DataOf<typeof importEndpoints.faults>
  calls: ImportCalls
  /** Where a corrected file is sent. */
  again: string
}

const WASH = 'rounded-tight px-1.5 py-0.5 font-medium'

interface FaultyCell extends RowFault {
  id: string
  row: number
}

const columnsOf = (t: Translate, format: Formatter): TableColumn<FaultyCell>[] => [
  {
    id: 'row',
    text: t('portalImport.row'),
    isFigure: true,
    isRowHeader: true,
    cell: ({ row }) => format.number(row),
  },
  {
    id: 'column',
    text: t('portalImport.column'),
    cell: ({ header }) => <bdi className="font-semibold">{header}</bdi>,
  },
  {
    id: 'value',
    text: t('portalImport.value'),
    cell: ({ value }) => (
      <span className={`bg-refused-wash text-refused ${WASH}`}>
        {value === '' ? t('portalImport.empty') : <bdi>{value}</bdi>}
      </span>
    ),
  },
  {
    id: 'wrong',
    text: t('portalImport.errorColumn'),
    cell: ({ fault, values }) => t(`portalImport.fault${capital(fault)}`, values),
  },
  {
    id: 'suggestion',
    text: t('portalImport.suggestion'),
    cell: ({ suggestion }) =>
      suggestion === null ? (
        '–'
      ) : (
        <bdi className={`bg-proven-wash text-proven ${WASH}`}>{suggestion}</bdi>
      ),
  },
]

/** The rows with errors: what is wrong in which cell, and the file to correct. */
export function ImportFaults({ detail, page, calls, again }: Props) {
  const t = useT()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const { run, isRunning } = useCommand()
  const { importId, faults, counts } = detail
  const shown = params.get('fault')

  const download = () =>
    run(async () => {
      location.assign((await calls.faultFile(importId)).url)
    })
  const kinds = [{ fault: null, count: counts.faulty }, ...faults]
  const cells = page.rows.flatMap(({ row, faults: ofRow }) =>
    ofRow.map((fault, n) => ({ id: `${row}-${n}`, row, ...fault })),
  )
  return (
    <section aria-labelledby="row-errors" className="grid gap-3 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="row-errors" className="font-bold">
          {t('portalImport.rowErrors')}{' '}
          <span className="text-ink-muted tabular-nums">{format.number(counts.faulty)}</span>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button
            size="dense"
            icon="download"
            isPending={isRunning}
            onPress={() => void download()}
          >
            {t('portalImport.downloadErrors')}
          </Button>
          <Link to={again} className={buttonLook({ size: 'dense' })}>
            {t('portalImport.sendCorrected')}
          </Link>
        </div>
      </div>
      <ChipRow label={t('portalImport.rowErrors')}>
        {kinds.map(({ fault, count }) => (
          <button
            key={fault ?? 'all'}
            type="button"
            aria-pressed={shown === fault}
            className={chipLook(shown === fault ? 'on' : 'plain')}
            onClick={() => setParams(fault === null ? {} : { fault })}
          >
            {fault === null ? t('portalImport.all') : t(`portalImport.kind${capital(fault)}`)}
            <span className="tabular-nums">{format.number(count)}</span>
          </button>
        ))}
      </ChipRow>
      <div className="overflow-x-auto">
        <Table label={t('portalImport.rowErrors')} rows={cells} columns={columnsOf(t, format)} />
      </div>
      <PageButtons next={page.next} previous={page.previous} />
    </section>
  )
}
