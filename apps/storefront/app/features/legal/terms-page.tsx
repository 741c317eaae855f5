import { Clause } from './clauses.tsx'
import type { Terms } from './terms.server.ts'

type Part = Terms['parts'][number]

function Contents({ parts, label }: { parts: readonly Part[]; label: string }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 lg:sticky lg:top-6 lg:grid lg:gap-5">
      {parts.map(({ id, heading, clauses }) => (
        <div key={id} className="grid gap-1">
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 lg:min-h-9 lg:px-3 lg:no-underline lg:hover:underline"
          >
            {heading}
          </a>
          <ul className="grid gap-0.5 max-lg:hidden">
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a
                  href={`#${clause.id}`}
                  className="flex gap-3 rounded-box px-3 py-2 hover:bg-sunk"
                >
                  <span className="min-w-4 font-semibold text-ink-muted tabular-nums">
                    {clause.number}
                  </span>
                  {clause.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function TermsPage({ terms }: { terms: Terms }) {
  const { title, version, template, contents, theText, inPlainWords, parts } = terms
  return (
    <>
      <h1 className="text-title font-bold tracking-head lg:text-head">{title}</h1>
      <p className="pb-4 text-ink-muted">{version}</p>
      <p className="mb-6 max-w-220 rounded-box border border-line-strong bg-surface p-4 text-body font-semibold">
        {template}
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[248px_minmax(0,1fr)]">
        <Contents parts={parts} label={contents} />
        <div className="grid min-w-0 gap-8">
          {parts.map(({ id, heading, clauses }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
              <h2
                id={`${id}-heading`}
                className="border-t-2 border-ink pt-3 text-title font-bold tracking-tight"
              >
                {heading}
              </h2>
              <div
                aria-hidden="true"
                className="grid gap-x-10 pt-3 pb-2 text-micro text-ink-muted max-lg:hidden lg:grid-cols-[minmax(0,1fr)_320px]"
              >
                <span>{theText}</span>
                <span>{inPlainWords}</span>
              </div>
              {clauses.map((clause) => (
                <Clause key={clause.id} {...clause} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
