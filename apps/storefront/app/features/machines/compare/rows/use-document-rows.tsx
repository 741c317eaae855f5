import { exportFit } from '@ironsouq/contract/deals/landed-cost/export-fit'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useDestination } from '#features/deals/destination/parts/use-destination.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Cell, Row } from '../row.ts'

const LONG_MINUTES = 120

const textCell = (text: string): Cell => ({ same: text, content: text })

function useFitRow(devices: readonly Device[]): Row[] {
  const t = useT()
  const { year } = useSiteData()
  const to = useDestination()
  if (!to || to.mode === 'local') return []
  const cellOf = (device: Device): Cell => {
    const fit = exportFit(device, to, year)
    const isReady = fit === 'ready'
    return {
      same: fit,
      content: (
        <span
          className={`inline-flex items-center gap-1 font-semibold ${isReady ? 'text-proven' : 'text-refused'}`}
        >
          <Icon name={isReady ? 'check' : 'warn'} size="small" />
          {t(`landedCost.fit${capital(fit)}`)}
        </span>
      ),
    }
  }
  return [
    {
      code: 'fit',
      label: t('landedCost.fit', { country: to.country }),
      cells: devices.map(cellOf),
    },
  ]
}

export function useDocumentRows(devices: readonly Device[]): Row[] {
  const t = useT()
  const format = useFormat()
  const fit = useFitRow(devices)
  const replies = ({ seller: { replyMinutes } }: Device): Cell | null => {
    if (replyMinutes === null) return null
    const text =
      replyMinutes > LONG_MINUTES
        ? format.hours(Math.round(replyMinutes / 60))
        : t('compare.minutes', { value: format.number(replyMinutes) })
    return { same: text, value: replyMinutes, content: <bdi>{text}</bdi> }
  }
  return [
    {
      code: 'customs',
      label: t('device.customsStatus'),
      cells: devices.map(({ customs }) => textCell(t(`device.customs${capital(customs)}`))),
    },
    {
      code: 'vat',
      label: t('device.vatMode'),
      cells: devices.map(({ vatMode }) => textCell(t(`device.vat${capital(vatMode)}`))),
    },
    {
      code: 'warranty',
      label: t('device.warranty'),
      cells: devices.map(({ warranty }) => textCell(t(`device.warranty${capital(warranty)}`))),
    },
    {
      code: 'papers',
      label: t('compare.documentsOnFile'),
      cells: devices.map(({ papers }) =>
        textCell(
          papers.length > 0
            ? format.list(papers.map((paper) => t(`device.paper${capital(paper)}`)))
            : t('compare.none'),
        ),
      ),
    },
    {
      code: 'seller',
      label: t('compare.seller'),
      cells: devices.map(({ seller }) => textCell(seller.name)),
    },
    {
      code: 'replies',
      label: t('compare.replyTime'),
      best: { end: 'less', word: 'compare.fastest' },
      cells: devices.map(replies),
    },
    {
      code: 'claims',
      label: t('compare.claims'),
      cells: devices.map(({ seller: { claimsUpheld, soldCount } }) =>
        textCell(
          t('compare.claimsOf', {
            claims: format.number(claimsUpheld),
            sold: format.number(soldCount),
          }),
        ),
      ),
    },
    ...fit,
  ]
}
