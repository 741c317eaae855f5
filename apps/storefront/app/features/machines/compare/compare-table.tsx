import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CompareHead, CompareName } from './compare-head.tsx'
import { lifeOfAll } from './life.ts'
import { GROUPS, type Group, type RatedRow } from './row.ts'

const GROUP_WORD: Record<Group, Key> = {
  money: 'compare.groupPrice',
  condition: 'compare.groupCondition',
  machine: 'compare.groupMachine',
  papers: 'compare.groupDocuments',
}

export type Groups = Record<Group, readonly RatedRow[]>

interface CompareTableProps {
  devices: readonly Device[]
  groups: Groups
  marksBest: boolean
}

const CELL = 'border-b border-line px-3 py-2 text-start align-top'
const STUCK =
  'max-lg:sticky max-lg:start-0 max-lg:z-1 max-lg:border-e max-lg:border-e-line-strong max-lg:ps-(--gutter)'
/** The names stay below the header of the page, on a phone at the top of the table. */
const HEAD_STUCK = 'sticky top-0 z-2 lg:top-16 print:static'
const COLUMN = 'border-s border-line first-of-type:border-s-0 lg:first-of-type:border-s'

function Unknown() {
  const t = useT()
  return (
    <span className="font-normal text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('common.notStated')}</span>
    </span>
  )
}

function Cells({ row, marksBest }: { row: RatedRow; marksBest: boolean }) {
  const t = useT()
  const { cells, best, bestAt, isSame, isHero } = row
  const look = `${isSame ? 'text-ink-muted' : 'font-medium'} ${isHero ? 'bg-surface py-3' : ''}`
  return cells.map((cell, i) => (
    // A column is a machine; the URL of the page fixes their order, so the index is a stable key.
    <td key={i} className={`${CELL} border-s tabular-nums ${look}`}>
      {cell ? cell.content : <Unknown />}
      {marksBest && best && bestAt.has(i) && (
        <span className="ms-1.5 inline-block rounded-tight bg-ink px-1.5 text-micro font-semibold text-paper">
          {t(best.word)}
        </span>
      )}
      {cell?.below && <span className="block pt-1.5">{cell.below}</span>}
    </td>
  ))
}

/** Machines are columns, facts are rows; on a phone the row names are sticky. */
export function CompareTable({ devices, groups, marksBest }: CompareTableProps) {
  const t = useT()
  const format = useFormat()
  const life = lifeOfAll(devices)
  const formula = life
    ? t('compare.formula', { hours: format.hours(life) })
    : t('compare.formulaAny')
  return (
    <div
      role="region"
      aria-label={t('compare.sheet')}
      className="relative max-lg:-mx-(--gutter) max-lg:max-h-[85dvh] max-lg:overflow-auto max-lg:[scrollbar-width:none] print:max-h-none print:overflow-visible"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 max-lg:w-max print:w-full">
        <colgroup>
          <col className="w-32 lg:w-50" />
          {devices.map(({ deviceId }) => (
            <col key={deviceId} className="w-49 lg:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={`bg-paper pe-3 pb-3 align-bottom ${STUCK}`}>
              <span className="block text-micro text-ink-muted max-lg:hidden">{formula}</span>
            </td>
            {devices.map((device) => (
              <td key={device.deviceId} className={`px-3 pb-2 align-top ${COLUMN}`}>
                <CompareHead device={device} others={devices.filter((other) => other !== device)} />
              </td>
            ))}
          </tr>
          <tr>
            <td className={`border-b-2 border-b-ink bg-paper ${HEAD_STUCK} ${STUCK} max-lg:z-3`}>
              <span className="sr-only">{t('device.price')}</span>
            </td>
            {devices.map((device) => (
              <th
                key={device.deviceId}
                scope="col"
                className={`border-b-2 border-b-ink bg-paper px-3 py-2 text-start align-top font-normal ${HEAD_STUCK} ${COLUMN}`}
              >
                <CompareName device={device} />
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={devices.length + 1}
                className="border-b border-b-line-strong pt-5 pb-2 text-start text-body font-bold max-lg:ps-(--gutter)"
              >
                <span className="max-lg:sticky max-lg:start-(--gutter)">
                  {t(GROUP_WORD[group])}
                </span>
              </th>
            </tr>
            {groups[group].map((row) => (
              <tr key={row.code} className="print:break-inside-avoid">
                <th
                  scope="row"
                  className={`${CELL} ps-0 wrap-break-word hyphens-auto max-lg:pe-1 ${STUCK} ${row.isHero ? 'bg-surface py-3 font-semibold text-ink' : 'bg-paper font-normal text-ink-muted'}`}
                >
                  {row.label}
                  {row.note && <span className="block text-micro max-lg:hidden">{row.note}</span>}
                </th>
                <Cells row={row} marksBest={marksBest} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="px-(--gutter) pt-3 text-micro text-ink-muted lg:hidden">
        <span className="sticky start-(--gutter) inline-block max-w-[calc(100vw-2*var(--gutter))]">
          {formula}
        </span>
      </p>
    </div>
  )
}
