import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface DeviceYardsProps {
  label: string
  emirates: readonly { emirate: Emirate; count: number }[]
}

/** Abbreviations for narrow bars. */
const SHORT: Partial<Record<Emirate, Key>> = {
  rasAlKhaimah: 'home.rasAlKhaimahShort',
  ummAlQuwain: 'home.ummAlQuwainShort',
}

const SHADES = ['fill-ink', 'fill-ink-2', 'fill-ink-muted']
const LAST_SHADE = 'fill-line-strong'
/** Far more than fits: flex items shrink in proportion to it, down to the width of the name. */
const PIXELS_EACH = 1000

/** The machines by emirate: one bar whose segments are as wide as the counts. */
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
