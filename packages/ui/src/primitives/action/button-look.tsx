/** Amber is for money and time, ink for navigation, line and quiet for everything else. */
const TONE = {
  ink: 'border-transparent bg-ink text-paper hover:bg-ink-2 active:bg-ink-muted',
  line: 'border-line-strong bg-raised text-ink hover:border-ink active:bg-sunk',
  quiet: 'border-transparent text-ink hover:bg-sunk active:bg-line',
  money:
    'border-transparent bg-accent text-on-accent shadow-[inset_0_-2px_0_var(--color-accent-edge)] hover:bg-accent-hover active:bg-accent-press active:shadow-[inset_0_2px_0_var(--color-accent-edge)]',
  danger:
    'border-refused bg-raised text-refused hover:bg-refused-wash active:bg-refused active:text-paper',
}
export type ButtonTone = keyof typeof TONE

/** 44 px; on a desktop 36 where it is dense and 32 in portals; 52 for the primary action of a page. */
const SIZE = {
  full: 'min-h-11 text-small font-semibold',
  dense: 'min-h-11 text-small font-semibold lg:min-h-9',
  portal: 'min-h-11 text-small font-medium lg:min-h-8',
  tall: 'min-h-13 text-body font-semibold',
}
export type ButtonSize = keyof typeof SIZE

const PADDING = { full: 'px-4', dense: 'px-3', portal: 'px-2.5', tall: 'px-4' }

const SQUARE = { full: 'w-11', dense: 'w-11 lg:w-9', portal: 'w-11 lg:w-8', tall: 'w-13' }

const OFF = [
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunk disabled:text-ink-muted disabled:shadow-none',
  'not-data-pending:aria-disabled:cursor-not-allowed not-data-pending:aria-disabled:border-transparent not-data-pending:aria-disabled:bg-sunk not-data-pending:aria-disabled:text-ink-muted not-data-pending:aria-disabled:shadow-none',
  'data-pending:cursor-progress',
].join(' ')

interface ButtonLook {
  tone?: ButtonTone
  size?: ButtonSize
  /** The full width of its container. */
  isWide?: boolean
  /** Contains only an icon. */
  isSquare?: boolean
}

/** The classes of a button, a `<button>` or a link. */
export function buttonLook(look: ButtonLook = {}): string {
  const { tone = 'line', size = 'full', isWide = false, isSquare = false } = look
  const padding = tone === 'quiet' ? 'px-2' : PADDING[size]
  const width = isSquare ? `shrink-0 ${SQUARE[size]}` : `${padding} ${isWide ? 'w-full' : ''}`
  return `inline-flex items-center justify-center gap-2 rounded-box border text-center transition-colors ${SIZE[size]} ${width} ${TONE[tone]} ${OFF}`
}
