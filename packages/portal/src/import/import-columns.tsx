import { NUMBER_STYLES, type NumberStyle } from '@ironsouq/contract/platform/import/import.limits'
import type {
  ColumnMapping,
  ImportColumn,
  ImportDetail,
} from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { type ReactNode, useState } from 'react'
import { useT } from '../language/use-t.ts'

interface Props {
  detail: ImportDetail
  /** What else the kind of import asks, such as where machines stand. */
  place: ReactNode
  /** The text of the choice that remembers the mapping, for the seller or for the store itself. */
  rememberText: string
  isPending: boolean
  onStart: (given: ImportChoices) => void
}

export interface ImportChoices {
  mapping: ColumnMapping[]
  numbers: NumberStyle
  remember: boolean
}

const LEFT_OUT = '-'
const STYLE_SAMPLE = { point: '1,234.5', comma: '1.234,5' } as const
const TONE = { recognised: 'proven', remembered: 'info', none: 'plain' } as const

/** A unit or currency of the heading belongs to the field that was recognised, and to no other. */
const mappingOf = (column: ImportColumn, field: string | null): ColumnMapping => {
  const { header, unit, currency } = column
  if (field !== column.field) return { header, field }
  return { header, field, ...(unit && { unit }), ...(currency && { currency }) }
}

/** The columns of a file, each with the field that it fills. */
export function ImportColumns({ detail, place, rememberText, isPending, onStart }: Props) {
  const t = useT()
  const { columns, fields, counts } = detail
  const [chosen, setChosen] = useState(() => columns.map(({ field }) => field))
  const [numbers, setNumbers] = useState(detail.options.numbers)
  const [remember, setRemember] = useState(true)

  const fieldOptions = [
    { id: LEFT_OUT, text: t('portalImport.doNotImport') },
    ...fields.map(({ name, label, isRequired }) => ({
      id: name,
      text: isRequired ? `${label} *` : label,
    })),
  ]
  const choose = (n: number, field: string | null) =>
    setChosen((before) => before.map((each, i) => (i === n ? field : each)))

  const start = () => {
    const mapping = columns.map((column, n) => mappingOf(column, chosen[n] ?? null))
    onStart({ mapping, numbers, remember })
  }

  return (
    <Panel
      heading={t('portalImport.matchTitle')}
      note={t('portalImport.fileFacts', { rows: counts.total, columns: columns.length })}
    >
      <div className="grid gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {place}
        <Select
          label={t('portalImport.numbers')}
          size="dense"
          options={NUMBER_STYLES.map((id) => ({ id, text: STYLE_SAMPLE[id] }))}
          value={numbers}
          onChange={(key) => setNumbers(key === 'comma' ? 'comma' : 'point')}
        />
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-micro inset-ring inset-ring-line">
          <thead className="bg-sunk text-start text-ink-2">
            <tr>
              {(['columnInFile', 'firstValue', 'field', 'match'] as const).map((key) => (
                <th
                  key={key}
                  scope="col"
                  className="px-2 py-1.5 text-start font-medium whitespace-nowrap"
                >
                  {t(`portalImport.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, n) => {
              const field = chosen[n] ?? null
              const match =
                field === column.field ? column.match : field === null ? 'none' : 'recognised'
              return (
                <tr key={column.header} className="border-t border-line">
                  <th scope="row" className="px-2 py-1 text-start text-small font-semibold">
                    <bdi>{column.header}</bdi>
                  </th>
                  <td className="max-w-48 truncate px-2 text-ink-muted">
                    <bdi>{column.firstValue}</bdi>
                  </td>
                  <td className="min-w-44 px-2 py-1 lg:min-w-52">
                    <Select
                      label={`${column.header}: ${t('portalImport.field')}`}
                      isLabelHidden
                      size="dense"
                      options={fieldOptions}
                      value={field ?? LEFT_OUT}
                      onChange={(key) =>
                        choose(n, key === LEFT_OUT || key === null ? null : String(key))
                      }
                    />
                  </td>
                  <td className="px-2 whitespace-nowrap">
                    <Badge tone={TONE[match]}>{t(`portalImport.match${capital(match)}`)}</Badge>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3 pt-4">
        <span className="text-micro text-ink-muted">
          {t('portalImport.matched', {
            matched: chosen.filter((field) => field !== null).length,
            total: columns.length,
          })}
        </span>
        <div className="ms-auto flex flex-wrap items-center gap-3">
          <Checkbox label={rememberText} isSelected={remember} onChange={setRemember} />
          <Button tone="ink" size="dense" isPending={isPending} onPress={start}>
            {t('portalImport.check')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
