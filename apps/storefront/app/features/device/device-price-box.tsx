import type { Device } from '@ironsouq/contract/device/device.schema'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/badge'
import { useT } from '#shell/use-t.ts'
import { DevicePrice } from './device-price.tsx'
import { EMIRATE_WORD, STATE_WORDS } from './device-words.ts'

const STATE_TONE: Record<keyof typeof STATE_WORDS, BadgeTone> = {
  listed: 'proven',
  reserved: 'wait',
  sold: 'ink',
  withdrawn: 'plain',
}

/** What it costs, whether it can be had, and where it stands. */
export function DevicePriceBox({ device }: { device: Device }) {
  const t = useT()
  const state = device.state === 'draft' ? null : device.state
  const note = state && STATE_WORDS[state].note
  return (
    <section
      aria-label={t('device.price')}
      className="divide-y divide-line rounded-box border border-t-4 border-line border-t-ink bg-surface"
    >
      <div className="grid justify-items-start gap-2 p-4 lg:px-5">
        <DevicePrice price={device.price} size="box" />
        {state && <Badge tone={STATE_TONE[state]}>{t(STATE_WORDS[state].name)}</Badge>}
        {note && <p className="text-ink-2">{t(note)}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-4 p-4 lg:px-5">
        <div>
          <dt className="text-micro text-ink-muted">{t('device.location')}</dt>
          <dd className="font-semibold">{t(EMIRATE_WORD[device.emirate])}</dd>
        </div>
        <div>
          <dt className="text-micro text-ink-muted">{t('device.stockNumber')}</dt>
          <dd className="font-semibold">
            <bdi dir="ltr">{device.stockNo}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}
