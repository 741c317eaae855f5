interface Step {
  key: string
  text: string
  /** The time it was done, or what it waits for. */
  note?: string
}

export interface StepperProps {
  label: string
  steps: readonly Step[]
  /** The index of the current step; past the last when all are done. */
  current: number
  /** Screen reader text after a step that is done. */
  done: string
  /** Few steps with short names stay in one line. */
  onPhone?: keyof typeof ON_PHONE
}

const LINE =
  'before:absolute before:start-0 before:top-1.25 before:h-0.5 before:w-full last:before:w-3'
const DOT = 'after:absolute after:start-0 after:top-0 after:size-3 after:rounded-full'
const SHAPE = {
  done: 'before:bg-ink after:bg-ink',
  current: 'before:bg-line-strong after:bg-paper after:inset-ring-4 after:inset-ring-ink',
  ahead: 'before:bg-line-strong after:bg-paper after:inset-ring-2 after:inset-ring-line-strong',
}

const ON_PHONE = {
  down: {
    list: 'sm:auto-cols-fr sm:grid-flow-col',
    step: 'ps-6 pb-4 last:pb-0 sm:ps-0 sm:pe-3 sm:pt-5 sm:pb-0 max-sm:before:start-1.25 max-sm:before:top-1 max-sm:before:h-full max-sm:before:w-0.5 max-sm:last:before:hidden',
  },
  across: {
    list: 'auto-cols-fr grid-flow-col',
    step: 'min-w-0 pe-1 pt-5 wrap-anywhere hyphens-auto max-sm:text-micro sm:pe-3',
  },
}

/** Horizontal; on a phone vertical, unless `onPhone` is set. */
export function Stepper({ label, steps, current, done, onPhone = 'down' }: StepperProps) {
  const stateOf = (i: number) => {
    if (i === current) return 'current'
    return i < current ? 'done' : 'ahead'
  }
  return (
    <ol aria-label={label} className={`grid py-2 ${ON_PHONE[onPhone].list}`}>
      {steps.map(({ key, text, note }, i) => {
        const state = stateOf(i)
        return (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`relative grid content-start ${ON_PHONE[onPhone].step} ${LINE} ${DOT} ${SHAPE[state]}`}
          >
            <b className={`font-semibold ${state === 'ahead' ? 'text-ink-muted' : ''}`}>{text}</b>
            {note !== undefined && <span className="text-micro text-ink-muted">{note}</span>}
            {state === 'done' && <span className="sr-only">{done}</span>}
          </li>
        )
      })}
    </ol>
  )
}
