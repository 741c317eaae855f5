import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { topicsWith } from './help-search.ts'
import type { Help } from './help.server.ts'

export function HelpPage({ help }: { help: Help }) {
  const { title, lead, topics, still, search, nothing } = help
  const [words, setWords] = useState('')
  const shown = topicsWith(topics, words)
  return (
    <>
      <h1 className="text-title font-bold tracking-head lg:text-head">{title}</h1>
      <p className="pb-6 text-ink-muted">{lead}</p>
      <div className="max-w-120 pb-6 noscript:hidden">
        <PlainInput
          name="words"
          type="search"
          label={search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <div className="grid gap-8">
        <p role="status" className="text-body empty:hidden">
          {shown.length === 0 && nothing}
        </p>
        {shown.map(({ id, heading, answers }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
            <h2
              id={`${id}-heading`}
              className="border-t-2 border-ink pt-3 pb-2 text-lead font-bold tracking-tight lg:text-title"
            >
              {heading}
            </h2>
            {answers.map((each) => (
              <details
                key={each.id}
                id={each.id}
                open={words !== ''}
                className="group border-t border-line"
              >
                <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 text-body font-semibold">
                  {each.question}
                  <span className="group-open:rotate-180">
                    <Icon name="down" />
                  </span>
                </summary>
                <p className="max-w-170 pb-4 text-body text-ink-2">{each.answer}</p>
              </details>
            ))}
          </section>
        ))}
        <section
          aria-labelledby="still-heading"
          className="grid gap-1 rounded-box border border-line bg-surface p-4"
        >
          <h2 id="still-heading" className="text-body font-bold">
            {still.title}
          </h2>
          <p className="text-ink-2">{still.text}</p>
        </section>
      </div>
    </>
  )
}
