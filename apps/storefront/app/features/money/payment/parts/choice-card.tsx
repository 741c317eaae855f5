import type { ReactNode } from 'react'

interface ChoiceCardProps {
  name: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of a few options as a box; the whole box is the click target. */
export function ChoiceCard({ name, isChosen, isDisabled, onChoose, children }: ChoiceCardProps) {
  return (
    <label
      className={`flex min-h-11 min-w-0 items-start gap-3 rounded-box border bg-raised p-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus ${isChosen ? 'border-ink inset-ring inset-ring-ink' : 'border-line-strong'} ${isDisabled ? 'cursor-not-allowed bg-transparent text-ink-muted' : 'cursor-pointer hover:border-ink'}`}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong outline-0 checked:border-5 checked:border-ink disabled:border-line"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">{children}</span>
    </label>
  )
}
