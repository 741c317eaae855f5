import { MOST_COMPARED } from '@ironsouq/contract/machines/device/device.limits'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useDestination } from '#features/deals/destination/parts/use-destination.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'
import { CompareBar, type RowOrder } from './compare-bar.tsx'
import { CompareTable, type Groups } from './compare-table.tsx'
import { differencesFirst, GROUPS, ratedRows } from './row.ts'
import { useConditionRows } from './rows/use-condition-rows.tsx'
import { useDeviceRows } from './rows/use-device-rows.tsx'
import { useDocumentRows } from './rows/use-document-rows.tsx'
import { useMoneyRows } from './rows/use-money-rows.tsx'
import { useSentences } from './use-sentences.ts'

interface CompareProps {
  devices: readonly Device[]
}

function useGroups({ devices }: CompareProps, order: RowOrder): Groups {
  const arranged =
    order === 'all'
      ? ratedRows
      : (rows: Parameters<typeof ratedRows>[0]) => differencesFirst(ratedRows(rows))
  return {
    money: arranged(useMoneyRows(devices)),
    condition: arranged(useConditionRows(devices)),
    machine: arranged(useDeviceRows(devices)),
    papers: arranged(useDocumentRows(devices)),
  }
}

function Actions({ isFull }: { isFull: boolean }) {
  const t = useT()
  const handleShare = () => {
    const { href } = window.location
    navigator.clipboard.writeText(href).then(
      () => toast(t('compare.shared')),
      () => toast(t('compare.shareFailed', { link: href }), { kind: 'error' }),
    )
  }
  return (
    <div className="flex gap-2 print:hidden">
      {!isFull && (
        <LocalLink href="/device-list" className={buttonLook({ size: 'dense' })}>
          <Icon name="plus" size="small" />
          <span className="max-lg:sr-only">{t('compare.add')}</span>
        </LocalLink>
      )}
      <button type="button" onClick={handleShare} className={buttonLook({ size: 'dense' })}>
        <Icon name="share" size="small" />
        <span className="max-lg:sr-only">{t('compare.share')}</span>
      </button>
      <button
        type="button"
        onClick={() => print()}
        className={`max-lg:hidden ${buttonLook({ size: 'dense' })}`}
      >
        <Icon name="print" size="small" />
        {t('compare.print')}
      </button>
    </div>
  )
}

function InOneSentence({ devices }: Pick<CompareProps, 'devices'>) {
  const t = useT()
  const sentences = useSentences(devices)
  // Chinese has no space between sentences.
  const gap = useSiteData().locale.startsWith('zh') ? '' : ' '
  return (
    <section className="mt-8 rounded-box border border-line bg-surface p-4 lg:max-w-[800px] lg:p-5 print:break-inside-avoid">
      <h2 className="pb-2 text-body font-bold">{t('compare.atAGlance')}</h2>
      <ul className="divide-y divide-line">
        {devices.map(({ deviceId, title, picture }, i) => (
          <li key={deviceId} className="grid grid-cols-[72px_1fr] items-center gap-3 py-2">
            <span className="overflow-hidden rounded-tight">
              {picture && <Picture picture={picture} alt="" sizes="72px" />}
            </span>
            <span>
              <b className="block font-semibold">
                <bdi>{title}</bdi>
              </b>
              <span className="text-ink-2">{sentences[i]?.join(gap)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Up to four machines side by side [EQ-3]. */
export function ComparePage({ devices }: CompareProps) {
  const t = useT()
  const to = useDestination()
  const [order, setOrder] = useState<RowOrder>('differences')
  const [marksBest, setMarksBest] = useState(true)
  const groups = useGroups({ devices }, order)
  const rowCount = GROUPS.reduce((count, group) => count + groups[group].length, 0)
  const [category, ...others] = new Set(devices.map(({ categoryName }) => categoryName))
  const count = devices.length
  return (
    <>
      <div className="flex items-start justify-between gap-4 pb-3 lg:items-end">
        <div>
          <h1 className="text-title font-bold tracking-tight">
            {category && others.length === 0
              ? t('compare.titleOf', { category, count })
              : t('compare.title', { count })}
          </h1>
          <p className="text-ink-muted">
            {to && t('compare.intro', { mode: to.mode, place: to.place })}
          </p>
        </div>
        <Actions isFull={count >= MOST_COMPARED} />
      </div>
      <CompareBar
        rowCount={rowCount}
        order={order}
        onOrder={setOrder}
        marksBest={marksBest}
        onMarksBest={setMarksBest}
      />
      <CompareTable devices={devices} groups={groups} marksBest={marksBest} />
      <InOneSentence devices={devices} />
    </>
  )
}
