const TONE = {
  ink: 'border-transparent bg-ink text-paper hover:bg-ink-2',
  line: 'border-line-strong bg-raised text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-sunk',
}

const SIZE = { full: 'min-h-11 px-4', dense: 'min-h-11 px-3 lg:min-h-9' }

interface ButtonLook {
  tone?: keyof typeof TONE
  size?: keyof typeof SIZE
}

/** How a button looks, be it a <button> or a link that does a button's work. */
export function buttonLook({ tone = 'line', size = 'full' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-box border text-center text-small font-semibold transition-colors ${TONE[tone]} ${SIZE[size]}`
}
