import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { useSearchParams } from 'react-router'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CompareHead, CompareName, PairLinks, PairPicker } from './compare-head.tsx'
import { lifeOfAll } from './life.ts'
import { type Pair, pairOf } from './pair.ts'
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

const CELL = 'border-b border-line px-3 py-2 text-start align-top max-lg:not-print:pt-0'
/** The names stay below the header of the page. */
const HEAD_STUCK = 'lg:sticky lg:top-16 lg:z-2 print:static'
const COLUMN = 'border-s border-line first-of-type:border-s-0 lg:first-of-type:border-s'
/**
 * On a phone a row is a grid of two columns below its name, and the page scrolls. The head stays
 * below the header of the page; on a low screen only with names and prices.
 */
const ROW = 'max-lg:not-print:grid max-lg:not-print:grid-cols-2'
const GROUP = 'max-lg:not-print:block'
const PHONE_HEAD =
  'max-lg:not-print:sticky max-lg:not-print:-top-14 max-lg:not-print:z-2 max-lg:not-print:-mx-(--gutter) max-lg:not-print:block max-lg:not-print:border-b-2 max-lg:not-print:border-ink max-lg:not-print:bg-paper max-lg:not-print:px-(--gutter) [@media(height>=44rem)]:max-lg:not-print:top-14'
/** The columns of the pair, and the others, which a phone does not show. */
const PLACE = [
  'max-lg:not-print:order-1 max-lg:not-print:border-s-0 max-lg:not-print:ps-0',
  'max-lg:not-print:order-2 max-lg:not-print:pe-0',
]

const placeOf = (pair: Pair, i: number) => PLACE[pair.indexOf(i)] ?? 'max-lg:not-print:hidden'

function Unknown() {
  const t = useT()
  return (
    <span className="font-normal text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('common.notStated')}</span>
    </span>
  )
}

interface CellsProps {
  row: RatedRow
  pair: Pair
  marksBest: boolean
}

function Cells({ row, pair, marksBest }: CellsProps) {
  const t = useT()
  const { cells, best, bestAt, isSame, isHero } = row
  const look = `${isSame ? 'text-ink-muted' : 'font-medium'} ${isHero ? 'bg-surface py-3' : ''}`
  return cells.map((cell, i) => (
    // A column is a machine; the URL of the page fixes their order, so the index is a stable key.
    <td
      key={i}
      className={`${CELL} min-w-0 border-s wrap-break-word tabular-nums ${look} ${placeOf(pair, i)}`}
    >
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

/** Machines are columns, facts are rows; on a phone two machines, each fact below its name. */
export function CompareTable({ devices, groups, marksBest }: CompareTableProps) {
  const t = useT()
  const format = useFormat()
  const [search] = useSearchParams()
  const pair = pairOf(search, devices.length)
  const life = lifeOfAll(devices)
  const formula = life
    ? t('compare.formula', { hours: format.hours(life) })
    : t('compare.formulaAny')
  return (
    <>
      <table
        aria-label={t('compare.sheet')}
        className={`w-full table-fixed border-separate border-spacing-0 ${GROUP}`}
      >
        <colgroup>
          <col className="w-32 lg:w-50" />
          {devices.map(({ deviceId }) => (
            <col key={deviceId} />
          ))}
        </colgroup>
        <thead className={PHONE_HEAD}>
          <tr className={ROW}>
            <td className="pe-3 pb-3 align-bottom max-lg:not-print:hidden">
              <span className="block text-micro text-ink-muted">{formula}</span>
            </td>
            {devices.map((device, i) => (
              <td
                key={device.deviceId}
                className={`px-3 pb-2 align-top max-lg:not-print:h-28 max-lg:not-print:pb-1 ${COLUMN} ${placeOf(pair, i)}`}
              >
                {devices.length > 2 && <PairPicker devices={devices} pair={pair} at={i} />}
                <CompareHead device={device} others={devices.filter((other) => other !== device)} />
              </td>
            ))}
          </tr>
          <tr className={ROW}>
            <td
              className={`border-b-2 border-b-ink bg-paper max-lg:not-print:hidden ${HEAD_STUCK}`}
            >
              <span className="sr-only">{t('device.price')}</span>
            </td>
            {devices.map((device, i) => (
              <th
                key={device.deviceId}
                scope="col"
                className={`min-w-0 bg-paper px-3 py-2 text-start align-top font-normal lg:border-b-2 lg:border-b-ink max-lg:not-print:pt-0 ${HEAD_STUCK} ${COLUMN} ${placeOf(pair, i)}`}
              >
                <CompareName device={device} />
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group} className={GROUP}>
            <tr className={GROUP}>
              <th
                scope="rowgroup"
                colSpan={devices.length + 1}
                className={`border-b border-b-line-strong pt-5 pb-2 text-start text-body font-bold ${GROUP}`}
              >
                {t(GROUP_WORD[group])}
              </th>
            </tr>
            {groups[group].map((row) => (
              <tr
                key={row.code}
                className={`print:break-inside-avoid ${ROW} ${row.isHero ? 'max-lg:not-print:-mx-(--gutter) max-lg:not-print:bg-surface max-lg:not-print:px-(--gutter)' : ''}`}
              >
                <th
                  scope="row"
                  className={`${CELL} ps-0 wrap-break-word hyphens-auto max-lg:not-print:col-span-2 max-lg:not-print:border-b-0 max-lg:not-print:pt-2 max-lg:not-print:pb-0.5 max-lg:not-print:text-micro ${row.isHero ? 'bg-surface py-3 font-semibold text-ink' : 'bg-paper font-normal text-ink-muted'}`}
                >
                  {row.label}
                  {row.note && <span className="block text-micro max-lg:hidden">{row.note}</span>}
                </th>
                <Cells row={row} pair={pair} marksBest={marksBest} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="pt-3 text-micro text-ink-muted lg:hidden print:hidden">
        {formula} {devices.length > 2 && t('compare.allOnDesk')}
      </p>
      <PairLinks devices={devices} pair={pair} />
    </>
  )
}
