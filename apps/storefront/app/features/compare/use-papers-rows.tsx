import type { Device } from '@ironsouq/contract/device/device.schema'
import { exportFit } from '@ironsouq/contract/landed/export.fit'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useShell } from '#shell/shell-data.ts'
import { useDestination } from '#shell/use-destination.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { capital } from './capital.ts'
import type { Cell, Row } from './row.ts'

const LONG_MINUTES = 120

const said = (text: string): Cell => ({ same: text, content: text })

function useFitRow(devices: readonly Device[]): Row[] {
  const t = useT()
  const { year } = useShell()
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
          {t(`landed.fit${capital(fit)}`)}
        </span>
      ),
    }
  }
  return [
    { code: 'fit', label: t('landed.fit', { country: to.country }), cells: devices.map(cellOf) },
  ]
}

export function usePapersRows(devices: readonly Device[]): Row[] {
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
      cells: devices.map(({ customs }) => said(t(`device.customs${capital(customs)}`))),
    },
    {
      code: 'vat',
      label: t('device.vatMode'),
      cells: devices.map(({ vatMode }) => said(t(`device.vat${capital(vatMode)}`))),
    },
    {
      code: 'warranty',
      label: t('device.warranty'),
      cells: devices.map(({ warranty }) => said(t(`device.warranty${capital(warranty)}`))),
    },
    {
      code: 'papers',
      label: t('compare.papersOnFile'),
      cells: devices.map(({ papers }) =>
        said(
          papers.length > 0
            ? format.list(papers.map((paper) => t(`device.paper${capital(paper)}`)))
            : t('compare.no'),
        ),
      ),
    },
    {
      code: 'seller',
      label: t('compare.seller'),
      cells: devices.map(({ seller }) => said(seller.name)),
    },
    {
      code: 'replies',
      label: t('compare.replies'),
      best: { end: 'less', word: 'compare.fastest' },
      cells: devices.map(replies),
    },
    {
      code: 'claims',
      label: t('compare.claims'),
      cells: devices.map(({ seller: { claimsUpheld, soldCount } }) =>
        said(
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
