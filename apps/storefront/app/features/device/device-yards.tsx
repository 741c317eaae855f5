import type { Emirate } from '@ironsouq/contract/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import { LocalLink } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { deviceListPath } from './device-list-path.ts'
import { EMIRATE_WORD } from './device-words.ts'

interface DeviceYardsProps {
  label: string
  emirates: readonly { emirate: Emirate; count: number }[]
}

/** As the trade calls them where there is little room. */
const SHORT: Partial<Record<Emirate, Key>> = {
  rasAlKhaimah: 'home.rasAlKhaimahShort',
  ummAlQuwain: 'home.ummAlQuwainShort',
}

const SHADES = ['fill-ink', 'fill-ink-2', 'fill-ink-muted']
const LAST_SHADE = 'fill-line-strong'
/** Far more than fits: flex items shrink in proportion to it, down to the room a name needs. */
const PIXELS_EACH = 1000

/** Where the machines stand: one bar, widths are counts. */
export function DeviceYards({ label, emirates }: DeviceYardsProps) {
  const t = useT()
  const format = useFormat()
  const filled = emirates.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <nav aria-label={label} className="overflow-hidden max-sm:hidden">
      <ul className="flex gap-0.5">
        {filled.map(({ emirate, count }, i) => (
          <li key={emirate} className="min-w-20 overflow-hidden">
            <LocalLink href={deviceListPath({ emirate })} className="group block">
              <svg
                aria-hidden="true"
                width={count * PIXELS_EACH}
                height="8"
                className={`${SHADES[i] ?? LAST_SHADE} group-hover:fill-info`}
              >
                <rect width="100%" height="100%" />
              </svg>
              <b className="block pt-2 text-body font-bold tabular-nums">{format.number(count)}</b>
              <span className="block truncate pe-1 text-micro">
                <span aria-hidden="true">{t(SHORT[emirate] ?? EMIRATE_WORD[emirate])}</span>
                <span className="sr-only">{t(EMIRATE_WORD[emirate])}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
