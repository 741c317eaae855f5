import { useT } from '#kit/text/use-t.ts'
import { barcodeWidths } from './barcode-bars.ts'

/** Blank on both sides, or a scanner does not find the beginning. */
const QUIET = 10
const HEIGHT = 32

/** The pickup code for the camera of the store. Black on white in the dark too: scanners read it so. */
export function PickupBarcode({ code }: { code: string }) {
  const t = useT()
  const widths = barcodeWidths(code)
  const startOf = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width, QUIET)
  const bars = widths.flatMap((width, at) =>
    at % 2 === 0 ? [`M${startOf(at)} 4h${width}v${HEIGHT - 8}h-${width}Z`] : [],
  )
  const whole = startOf(widths.length) + QUIET
  return (
    <svg
      role="img"
      aria-label={t('order.pickupBarcode')}
      viewBox={`0 0 ${whole} ${HEIGHT}`}
      className="w-full max-w-80 rounded-tight"
    >
      <path fill="#fff" d={`M0 0h${whole}v${HEIGHT}H0Z`} />
      <path fill="#000" d={bars.join('')} />
    </svg>
  )
}
