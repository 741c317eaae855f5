import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ReactNode } from 'react'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PRICE_MODE_WORD, STATE_WORDS, VAT_WORD } from './device-labels.ts'
import { DevicePriceGuide } from './device-price-guide.tsx'
import { DevicePrice } from './device-price.tsx'

/** The price cut since the last change. */
function PriceCut({ device: { price, priceBefore, priceHistory } }: { device: Device }) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const changed = priceHistory.at(-1)
  if (!price || !priceBefore || !changed || priceBefore.currency !== price.currency) return null
  const cut = (toMinor(priceBefore) ?? 0n) - (toMinor(price) ?? 0n)
  if (cut <= 0n) return null
  const { figure } = shown(fromMinor(cut, price.currency))
  return (
    <Badge tone="wait">
      {t('deviceDetail.priceCut', {
        change: isolatedLtr(`−${figure}`),
        date: format.date(changed.at),
      })}
    </Badge>
  )
}

/** A machine that is no longer for sale shows only its last price. */
function Gone({ device }: { device: Device }) {
  const t = useT()
  const format = useFormat()
  const money = useMoneyText()
  const state = device.state === 'sold' ? 'sold' : 'withdrawn'
  const { name, note } = STATE_WORDS[state]
  return (
    <div className="grid gap-1 p-4 lg:px-5">
      <p className="text-title font-extrabold">
        {device.soldOn ? t('deviceDetail.soldOn', { date: format.date(device.soldOn) }) : t(name)}
      </p>
      {note && <p className="text-ink-2">{t(note)}</p>}
      {device.price && (
        <p className="text-ink-muted">
          {t('deviceDetail.lastAskingPrice', { amount: money.both(device.price) })}
        </p>
      )}
    </div>
  )
}

function Asked({ device }: { device: Device }) {
  const t = useT()
  const isReserved = device.state === 'reserved'
  return (
    <div className="grid gap-1 p-4 lg:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <DevicePrice price={device.price} size="box" />
        <PriceCut device={device} />
      </div>
      <p className="text-ink-2">
        {t(VAT_WORD[device.vatMode])}
        {device.priceMode === 'offer' && <> · {t(PRICE_MODE_WORD.offer)}</>}
      </p>
      {device.guide && <DevicePriceGuide price={device.price} guide={device.guide} />}
      {isReserved && (
        <div className="grid justify-items-start gap-1 pt-2">
          <Badge tone="wait" icon="clock">
            {t(STATE_WORDS.reserved.name)}
          </Badge>
          <p className="text-ink-2">{t('device.reservedNote')}</p>
        </div>
      )}
    </div>
  )
}

interface DevicePriceBoxProps {
  device: Device
  /** The actions. */
  children: ReactNode
}

/** Price, guide range and availability. */
export function DevicePriceBox({ device, children }: DevicePriceBoxProps) {
  const t = useT()
  const isGone = device.state === 'sold' || device.state === 'withdrawn'
  return (
    <section
      aria-label={t('device.price')}
      className="divide-y divide-line rounded-box border border-t-4 border-line border-t-ink bg-surface"
    >
      {isGone ? <Gone device={device} /> : <Asked device={device} />}
      {children}
    </section>
  )
}
