import type { PageShown } from '@ironsouq/contract/content/page/page.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { RichText } from '#features/content/article/parts/rich-text.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

interface AboutPageProps {
  about: PageShown
  /** The operator's text about the company, from the web config, already sanitised. */
  companyInfo: string
}

export function AboutPage({ about, companyInfo }: AboutPageProps) {
  const t = useT()
  const { locale } = useSiteData()
  return (
    <>
      <div className="grid max-w-220 gap-5 pb-4" {...languageOf(about.locale)}>
        <h1 className="text-title font-bold tracking-head lg:text-head">{about.title}</h1>
        <p className="text-lead text-ink-2">{about.summary}</p>
      </div>
      {about.locale !== locale && <p className="text-ink-muted">{t('legal.inEnglish')}</p>}
      <div {...languageOf(about.locale)}>
        <RichText parts={about.parts} />
      </div>
      {companyInfo !== '' && (
        <Section heading={t('legal.aboutCompany')}>
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
