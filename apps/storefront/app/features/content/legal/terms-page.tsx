import type { PageShown } from '@ironsouq/contract/content/page/page.schema'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { RichText } from '#features/content/article/parts/rich-text.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { type Clause, legalTextOf } from './sections.ts'
import { VersionNote } from './version-note.tsx'

interface TermsPageProps {
  terms: PageShown
  privacy: PageShown
}

interface Part {
  shown: PageShown
  text: ReturnType<typeof legalTextOf>
}

const clauseId = ({ page }: PageShown, place: number) => `${page}-${place + 1}`

function Contents({ parts }: { parts: readonly Part[] }) {
  const t = useT()
  return (
    <nav
      aria-label={t('legal.contents')}
      className="flex flex-wrap gap-x-6 lg:sticky lg:top-6 lg:grid lg:gap-5"
    >
      {parts.map(({ shown, text }) => (
        <div key={shown.page} className="grid gap-1" {...languageOf(shown.locale)}>
          <a
            href={`#${shown.page}`}
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 lg:min-h-9 lg:px-3 lg:no-underline lg:hover:underline"
          >
            {shown.title}
          </a>
          <ul className="grid gap-0.5 max-lg:hidden">
            {text.clauses.map(({ title }, place) => (
              <li key={clauseId(shown, place)}>
                <a
                  href={`#${clauseId(shown, place)}`}
                  className="flex gap-3 rounded-box px-3 py-2 hover:bg-sunk"
                >
                  <span className="min-w-4 font-semibold text-ink-muted tabular-nums">
                    {place + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** One section of a legal text with a plain-language summary beside it. */
function ClauseSection({ id, number, clause }: { id: string; number: number; clause: Clause }) {
  const { title, parts, short } = clause
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
        <div className="text-ink-2">
          <RichText parts={parts} />
        </div>
      </div>
      {short !== '' && (
        <div
          className="grid gap-2 self-start border-s-3 border-ink ps-4 font-semibold"
          // Sanitised by the server when it was written [AP-33].
          dangerouslySetInnerHTML={{ __html: short }}
        />
      )}
    </section>
  )
}

function Legal({ shown, text }: Part) {
  const t = useT()
  const { locale } = useSiteData()
  const id = shown.page
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
      <h2
        id={`${id}-heading`}
        className="border-t-2 border-ink pt-3 text-title font-bold tracking-tight"
        {...languageOf(shown.locale)}
      >
        {shown.title}
      </h2>
      <VersionNote shown={shown} />
      {shown.locale !== locale && <p className="text-ink-muted">{t('legal.inEnglish')}</p>}
      <div {...languageOf(shown.locale)}>
        <RichText parts={text.intro} />
        <div
          aria-hidden="true"
          className="grid gap-x-10 pt-3 pb-2 text-micro text-ink-muted max-lg:hidden lg:grid-cols-[minmax(0,1fr)_320px]"
        >
          <span>{t('legal.theText')}</span>
          <span>{t('legal.inPlainWords')}</span>
        </div>
        {text.clauses.map((clause, place) => (
          <ClauseSection
            key={clauseId(shown, place)}
            id={clauseId(shown, place)}
            number={place + 1}
            clause={clause}
          />
        ))}
      </div>
    </section>
  )
}

export function TermsPage({ terms, privacy }: TermsPageProps) {
  const t = useT()
  const parts = [terms, privacy].map((shown) => ({ shown, text: legalTextOf(shown.parts) }))
  return (
    <>
      <h1 className="pb-4 text-title font-bold tracking-head lg:text-head">
        {t('legal.termsTitle')}
      </h1>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[248px_minmax(0,1fr)]">
        <Contents parts={parts} />
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {parts.map((part) => (
            <Legal key={part.shown.page} {...part} />
          ))}
        </div>
      </div>
    </>
  )
}
