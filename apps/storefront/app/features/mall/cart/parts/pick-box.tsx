import { Icon } from '@ironsouq/ui/primitives/display/icon'

interface PickBoxProps {
  label: string
  isPicked: boolean
  isPartly?: boolean
  onPick: (isPicked: boolean) => void
  /** Shows the label beside the box. */
  hasText?: boolean
}

/** A checkbox with a target of 44 px. */
export function PickBox({ label, isPicked, isPartly = false, onPick, hasText }: PickBoxProps) {
  return (
    <label className="group/pick -ms-2.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2 ps-3">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={label}
          ref={(box) => {
            if (box) box.indeterminate = isPartly
          }}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-tight border-[1.5px] border-line-strong bg-raised group-hover/pick:border-ink checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink"
        />
        <span className="pointer-events-none relative text-transparent peer-checked:text-paper peer-indeterminate:text-paper">
          <Icon name={isPartly ? 'minus' : 'check'} size="mini" />
        </span>
      </span>
      {hasText && <span aria-hidden="true">{label}</span>}
    </label>
  )
}
