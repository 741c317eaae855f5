interface SegmentsProps<Id extends string | number> {
  label: string
  options: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A few choices side by side, one of them pressed. */
export function Segments<Id extends string | number>(props: SegmentsProps<Id>) {
  const { label, options, chosen, onChoose } = props
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex overflow-hidden rounded-box border border-line-strong bg-raised"
    >
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-11 cursor-pointer px-2.5 font-medium whitespace-nowrap not-first:border-s not-first:border-line hover:bg-sunk focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-8"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
