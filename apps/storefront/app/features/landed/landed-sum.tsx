import type { Device } from '@ironsouq/contract/device/device.schema'
import type { Landed } from '@ironsouq/contract/landed/landed.price'
import type { Destination } from '@ironsouq/contract/landed/landed.schema'
import { DestinationSelect } from '#shell/destination-select.tsx'
import { useShell } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useLanded, useWhole } from '#shell/use-landed.ts'
import { useT } from '#shell/use-t.ts'
import { ExportFitBadge } from './export-fit-badge.tsx'
import { sumParts } from './sum-parts.ts'
import { usePartWords } from './use-part-words.ts'

interface SumProps {
  device: Device
  to: Destination
  landed: Landed
}

const ROW = 'flex justify-between gap-4 border-b border-line py-1.5'

function Parts({ device, to, landed }: SumProps) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const word = usePartWords(device, to, landed)
  // An export without VAT is said in the name of the price.
  const parts = sumParts(landed, whole).filter(({ kind }) => kind !== 'exportVat')
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
        <dt>{t('landed.total', { mode: to.mode })}</dt>
        <dd className="whitespace-nowrap">
          <bdi>{format.money(whole(landed.total))}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** What the reader's currency is worth, in a round amount of it. */
function useRate() {
  const format = useFormat()
  const { currency, currencies } = useShell()
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

function Notes({ device, to, landed }: SumProps) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const rate = useRate()
  const isAbroad = to.mode !== 'local'
  return (
    <div className="grid gap-1 pt-2 text-micro text-ink-muted">
      {isAbroad && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-2">
          {t('landed.fit', { country: to.country })}
          <ExportFitBadge device={device} to={to} />
        </p>
      )}
      {isAbroad && to.vatPoints > 0 && (
        <p>
          {t('landed.importVat', {
            percent: format.number(to.vatPoints / 100),
            country: to.country,
            price: format.money(whole(landed.importVat)),
          })}
        </p>
      )}
      <p>
        {t('landed.estimate')}{' '}
        {rate && <bdi className="whitespace-nowrap">{t('landed.rate', rate)}</bdi>}
      </p>
    </div>
  )
}

/** What a machine costs where the reader wants it, part by part, and what is not in it. */
export function LandedSum({ device }: { device: Device }) {
  const t = useT()
  const at = useLanded()(device)
  if (!at) return null
  const { to, landed } = at
  const title =
    to.mode === 'local'
      ? t('landed.titleLocal', { country: to.country })
      : t('landed.title', { place: to.place })
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 className="font-bold">{title}</h2>
        <DestinationSelect />
      </div>
      {typeof landed === 'string' ? (
        <p className="text-ink-2">{t(`landed.${landed}`)}</p>
      ) : (
        <>
          <Parts device={device} to={to} landed={landed} />
          <Notes device={device} to={to} landed={landed} />
        </>
      )}
    </section>
  )
}
