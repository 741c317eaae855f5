import type { GridRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { STATE_WORDS } from '@ironsouq/portal/device/device-labels.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { GridColumn } from '@ironsouq/ui/patterns/grid/grid-column'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useMemo } from 'react'
import { type GridEdit, priceIn, statesFrom } from './grid-edits.ts'

/** A machine of the grid with what was typed, and why it was not saved. */
export interface GridItem {
  id: string
  row: GridRow
  edit: GridEdit | undefined
  result: string | undefined
}

const CHANGED = 'rounded-tight bg-accent-wash px-1 font-semibold text-accent-text'

export function useGridColumns(): GridColumn<GridItem>[] {
  const t = useT()
  const format = useFormat()
  const mayMove = useMay('device.move')
  const mayReprice = useMay('device.reprice')
  return useMemo(() => {
    const figure = (amount: string | null) =>
      amount === null ? t('device.priceOnRequest') : format.number(amount.replace(/\.00$/, ''))
    const before = ({ row, edit }: GridItem) => [
      ...(edit?.state === undefined ? [] : [t(STATE_WORDS[row.state].name)]),
      ...(edit?.price === undefined ? [] : [figure(row.price?.amount ?? null)]),
    ]
    return [
      {
        id: 'stockNo',
        text: t('portalDevice.stockNo'),
        width: '110px',
        isPinned: true,
        value: ({ row }) => row.stockNo,
        cell: ({ row }) => <bdi>{row.stockNo}</bdi>,
      },
      {
        id: 'machine',
        text: t('portalDevice.machine'),
        width: 'minmax(180px, 2fr)',
        value: ({ row }) => `${row.brandName} ${row.model}`,
        cell: ({ row }) => <bdi className="truncate">{`${row.brandName} ${row.model}`}</bdi>,
      },
      {
        id: 'year',
        text: t('device.yearLabel'),
        width: '64px',
        isFigure: true,
        value: ({ row }) => row.yearMade,
      },
      {
        id: 'state',
        text: t('portalDevice.state'),
        width: '170px',
        value: ({ row, edit }) => edit?.state ?? row.state,
        cell: ({ row, edit }) => {
          const { name, tone } = STATE_WORDS[edit?.state ?? row.state]
          const badge = <Badge tone={tone}>{t(name)}</Badge>
          return edit?.state === undefined ? badge : <span className={CHANGED}>{badge}</span>
        },
        edit: ({ row }) => {
          const states = statesFrom(row.state)
          if (!mayMove || states.length < 2) return undefined
          const options = states.map((id) => ({ id, text: t(STATE_WORDS[id].name) }))
          return { kind: 'choice', options }
        },
      },
      {
        id: 'price',
        text: t('portalDevice.priceAed'),
        width: '150px',
        isFigure: true,
        value: ({ row, edit }) => Number(priceIn(row, edit) ?? 0) || '',
        cell: ({ row, edit }) => (
          <span className={edit?.price === undefined ? '' : CHANGED}>
            {figure(priceIn(row, edit))}
          </span>
        ),
        ...(mayReprice && { edit: { kind: 'number' as const } }),
      },
      {
        id: 'before',
        text: t('portalDevice.gridBefore'),
        width: '170px',
        value: (item) => before(item).join(' · '),
      },
      {
        id: 'guide',
        text: t('portalDevice.guide'),
        width: '130px',
        isFigure: true,
        value: ({ row }) => row.guidePercent ?? '',
        cell: ({ row }) =>
          row.guidePercent === null ? (
            '–'
          ) : (
            <bdi dir="ltr">{format.change(row.guidePercent / 100)}</bdi>
          ),
      },
      {
        id: 'result',
        text: t('portalDevice.gridResult'),
        width: 'minmax(160px, 2fr)',
        value: ({ result }) => result ?? '',
        cell: ({ result }) =>
          result !== undefined && (
            <span title={result} className="truncate text-refused">
              {result}
            </span>
          ),
      },
    ]
  }, [t, format, mayMove, mayReprice])
}
