import type { LandedCost } from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { DestinationSelect } from '#features/deals/destination/parts/destination-select.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { ExportFitBadge } from '../export-fit-badge.tsx'
import { sumParts } from '../sum-parts.ts'
import { usePartLabels } from '../use-part-labels.ts'
import { useLandedCost, useWhole } from './use-landed-cost.ts'

interface SumProps {
  device: Device
  to: Destination
  cost: LandedCost
}

const ROW = 'flex justify-between gap-4 border-b border-line py-1.5'

function Parts({ device, to, cost }: SumProps) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const word = usePartLabels(device, to, cost)
  // An export without VAT is named in the label of the price.
  const parts = sumParts(cost, whole).filter(({ kind }) => kind !== 'exportVat')
  return (
    <dl className="grid tabular-nums">
      {parts.map(({ kind, shown }) => (
        <div key={kind} className={ROW}>
          <dt className="text-ink-2">{word(kind)}</dt>
          <dd className="font-medium whitespace-nowrap">
            <bdi>{format.money(shown)}</bdi>
          </dd>
        </div>
      ))}
      <div className="-mt-px flex justify-between gap-4 border-t-2 border-ink pt-2 text-body font-extrabold">
        <dt>{t('landedCost.total', { mode: to.mode })}</dt>
        <dd className="whitespace-nowrap">
          <bdi>{format.money(whole(cost.total))}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** The exchange rate of the chosen currency, for a round amount. */
function useRate() {
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const worth = (code: string) =>
    Number(currencies.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? 0)
  if (currency === 'AED' || !worth('AED') || !worth(currency)) return null
  const round = worth(currency) > 100 ? 100_000 : 100
  const dirhams = (round * worth('AED')) / worth(currency)
  return {
    one: format.money({ amount: String(round), currency }),
    other: format.money({ amount: dirhams.toFixed(2), currency: 'AED' }),
  }
}

function Notes({ device, to, cost }: SumProps) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const rate = useRate()
  const isAbroad = to.mode !== 'local'
  return (
    <div className="grid gap-1 pt-2 text-micro text-ink-muted">
      {isAbroad && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-2">
          {t('landedCost.fit', { country: to.country })}
          <ExportFitBadge device={device} to={to} />
        </p>
      )}
      {isAbroad && to.vatPoints > 0 && (
        <p>
          {t('landedCost.importVat', {
            percent: format.number(to.vatPoints / 100),
            country: to.country,
            price: format.money(whole(cost.importVat)),
          })}
        </p>
      )}
      <p>
        {t('landedCost.estimate')}{' '}
        {rate && <bdi className="whitespace-nowrap">{t('landedCost.rate', rate)}</bdi>}
      </p>
    </div>
  )
}

/** The landed cost, part by part, and what it does not include. */
export function LandedCostSum({ device }: { device: Device }) {
  const t = useT()
  const at = useLandedCost()(device)
  if (!at) return null
  const { to, cost } = at
  const title =
    to.mode === 'local'
      ? t('landedCost.titleLocal', { country: to.country })
      : t('landedCost.title', { place: to.place })
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 className="font-bold">{title}</h2>
        <DestinationSelect />
      </div>
      {typeof cost === 'string' ? (
        <p className="text-ink-2">{t(`landedCost.${cost}`)}</p>
      ) : (
        <>
          <Parts device={device} to={to} cost={cost} />
          <Notes device={device} to={to} cost={cost} />
        </>
      )}
    </section>
  )
}
