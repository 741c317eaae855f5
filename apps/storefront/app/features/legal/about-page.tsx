import { Section } from '@ironsouq/ui/patterns/page/section'
import type { About } from './about.server.ts'

/** The operator's text about the company is in the web config, already sanitised. */
export function AboutPage({ about, companyInfo }: { about: About; companyInfo: string }) {
  return (
    <>
      <div className="grid max-w-220 gap-5 pb-4">
        <h1 className="text-title font-bold tracking-head lg:text-head">{about.heading}</h1>
        <p className="text-lead text-ink-2">{about.lead}</p>
      </div>
      <Section heading={about.promisesHeading}>
        <ol className="grid">
          {about.promises.map(({ number, title, text }) => (
            <li key={number} className="flex gap-3 border-t border-line py-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-tight bg-ink text-micro font-bold text-paper tabular-nums"
              >
                {number}
              </span>
              <div>
                <p className="text-body font-bold">{title}</p>
                <p className="text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={about.earn.title}>
        <p className="max-w-170 text-body text-ink-2">{about.earn.text}</p>
      </Section>
      {companyInfo !== '' && (
        <Section heading={about.company}>
          <div
            className="rich-text max-w-170 text-body text-ink-2"
            // Sanitised by the loader [AP-33].
            dangerouslySetInnerHTML={{ __html: companyInfo }}
          />
        </Section>
      )}
    </>
  )
}
