export interface ClauseText {
  id: string
  number: number
  title: string
  text: string
  /** A plain-language summary. */
  say: string
}

/** One section of a legal text with a plain-language summary beside it. */
export function Clause({ id, number, title, text, say }: ClauseText) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-10 gap-y-3 border-t border-line-strong py-5 text-body lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="grid max-w-170 gap-2">
        <h3 id={`${id}-title`} className="flex gap-3 text-lead font-bold tracking-tight">
          <span className="font-normal text-ink-muted tabular-nums">{number}</span>
          {title}
        </h3>
        <p className="text-ink-2">{text}</p>
      </div>
      <p className="self-start border-s-3 border-ink ps-4 font-semibold">{say}</p>
    </section>
  )
}
