import { Icon } from '../../primitives/display/icon.tsx'

interface PasswordRulesProps {
  rules: readonly { label: string; isMet: boolean }[]
  /** Screen reader text after a rule that is met. */
  met: string
}

/** Ticks as the rules are met; a screen reader announces each politely. */
export function PasswordRules({ rules, met }: PasswordRulesProps) {
  return (
    <ul aria-live="polite" className="-mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {rules.map(({ label, isMet }) => (
        <li
          key={label}
          aria-atomic="true"
          className={`inline-flex items-center gap-1 text-micro font-medium ${isMet ? 'text-proven' : 'text-ink-muted'}`}
        >
          {isMet ? (
            <Icon name="check" size="small" />
          ) : (
            <span aria-hidden="true" className="grid size-4 place-items-center">
              <span className="size-1.5 rounded-full inset-ring-[1.5px] inset-ring-line-strong" />
            </span>
          )}
          {label}
          {isMet && <span className="sr-only">{met}</span>}
        </li>
      ))}
    </ul>
  )
}
