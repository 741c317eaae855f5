/** In SVG units: the view box is 1000 wide and 56 high. */
const FOOT = 40
const TOP = 18
const LENGTH = 740
const STEP = LENGTH / 50

const EDGE = {
  fill: 'none',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  className: 'stroke-ink',
} as const

/** A long tick each tenth, a short one each fiftieth. */
function Ticks({ from, to }: { from: number; to: number }) {
  const ticks = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => {
    const height = i % 5 === 0 ? 16 : 8
    return `M${(from + i * STEP).toFixed(1)} ${FOOT}v-${height}`
  })
  return (
    <path d={ticks.join('')} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
  )
}

const TAPE = 'absolute inset-0 size-full overflow-visible rtl:-scale-x-100'

/** The picture of a 404: a measuring tape that ends before the requested path. */
export function TapeTooShort({ path }: { path: string }) {
  return (
    <div aria-hidden="true" className="relative mb-4 h-14 w-full overflow-x-clip">
      <svg viewBox="0 0 1000 56" preserveAspectRatio="none" className={TAPE}>
        <Ticks from={0} to={LENGTH} />
        <path d={`M1 ${TOP}V${FOOT}H${LENGTH}V${TOP}`} {...EDGE} />
      </svg>
      <svg
        viewBox="0 0 20 40"
        className="absolute start-[84%] top-0 h-10 w-5 -translate-x-1/2 fill-ink rtl:translate-x-1/2"
      >
        <path d="M0 0H20V7L12 18V40H8V18L0 7Z" />
      </svg>
      <code
        dir="ltr"
        className="absolute start-[84%] top-11 max-w-[32%] -translate-x-1/2 truncate font-sans text-micro font-medium text-ink-2 max-sm:hidden rtl:translate-x-1/2"
      >
        {path}
      </code>
    </div>
  )
}

/** The picture of other errors: the same tape, broken. */
export function TapeBroken() {
  return (
    <div aria-hidden="true" className="relative mb-4 h-14 w-full overflow-x-clip">
      <svg viewBox="0 0 1000 56" preserveAspectRatio="none" className={TAPE}>
        <Ticks from={0} to={405} />
        <path d={`M1 ${TOP}V${FOOT}H416L408 33L420 26L411 ${TOP}`} {...EDGE} />
        <g transform="rotate(1.2 770 29) translate(0 6)">
          <Ticks from={562} to={995} />
          <path d={`M549 ${TOP}L540 25L554 32L540 ${FOOT}H999V${TOP}`} {...EDGE} />
        </g>
      </svg>
    </div>
  )
}
