import type { HelpCenter, HelpItem, HelpTopic } from '@ironsouq/contract/content/help/help.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { languageOf } from '#features/content/article/parts/language-of.ts'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { HelpItems } from './help-items.tsx'
import { helpArticlePath, type HelpBase, helpPath } from './help-paths.ts'
import { HelpSearchBox } from './help-search-box.tsx'

interface HelpCenterPageProps {
  base: HelpBase
  center: HelpCenter
  /** What was found for the words that were searched for. */
  found: { words: string; records: readonly HelpItem[] } | null
}

function Found({
  base,
  found,
}: {
  base: HelpBase
  found: NonNullable<HelpCenterPageProps['found']>
}) {
  const t = useT()
  const { words, records } = found
  return (
    <Section
      heading={t('help.results', { words })}
      note={records.length > 0 && t('help.answers', { count: records.length })}
    >
      <div role="status">
        {records.length > 0 ? (
          <HelpItems base={base} items={records} />
        ) : (
          <EmptyState title={t('help.nothing')}>
            <LocalLink href={helpPath(base)} className={buttonLook()}>
              {t('help.allTopics')}
            </LocalLink>
          </EmptyState>
        )}
      </div>
    </Section>
  )
}

/** So many questions of a topic are shown before the rest is folded. */
const SHOWN = 4

type TopicProps = Pick<HelpCenterPageProps, 'base'> & { topic: HelpTopic }

function Questions({ base, articles }: { base: HelpBase; articles: readonly HelpItem[] }) {
  return (
    <ul className="ps-7">
      {articles.map(({ slug, title, locale }) => (
        <li key={slug} {...languageOf(locale)}>
          <LocalLink
            href={helpArticlePath(base, slug)}
            className={`${LINK_LOOK} inline-flex min-h-11 items-center lg:min-h-8`}
          >
            {title}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

function Topic({ base, topic }: TopicProps) {
  const t = useT()
  const { code, icon, name, articles } = topic
  const rest = articles.slice(SHOWN)
  return (
    <section
      id={code}
      aria-labelledby={`${code}-heading`}
      className="grid scroll-mt-4 content-start gap-1 border-t border-line py-4"
    >
      <h3 id={`${code}-heading`} className="flex items-center gap-2 text-body font-bold">
        <Icon name={icon} />
        {name}
      </h3>
      <Questions base={base} articles={articles.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="ms-7 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ink-2 lg:min-h-8">
            {t('help.more', { count: rest.length })}
            <span className="transition-transform group-open:-scale-y-100 motion-reduce:transition-none">
              <Icon name="down" size="small" />
            </span>
          </summary>
          <Questions base={base} articles={rest} />
        </details>
      )}
    </section>
  )
}

export function HelpCenterPage({ base, center, found }: HelpCenterPageProps) {
  const t = useT()
  const { topics, common } = center
  const count = topics.reduce((sum, { articles }) => sum + articles.length, 0)
  return (
    <>
      <h1 className="text-title font-bold tracking-head lg:text-head">{t('help.title')}</h1>
      <p className="pb-4 text-ink-muted">{t('help.lead')}</p>
      <HelpSearchBox base={base} words={found?.words ?? ''} />
      <Busy>
        {found && <Found base={base} found={found} />}
        <Section heading={t('help.byTopic')} note={t('help.answers', { count })}>
          <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {topics.map((topic) => (
              <Topic key={topic.code} base={base} topic={topic} />
            ))}
          </div>
        </Section>
        <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_320px]">
          {common.length > 0 && (
            <Section heading={t('help.common')}>
              <HelpItems base={base} items={common} />
            </Section>
          )}
          <div className="pt-6 lg:pt-8">
            <Panel heading={t('help.still')}>
              <p className="pb-3 text-ink-2">{t('help.stillText')}</p>
              <div className="flex flex-wrap gap-2">
                <ChatLink to={{ consult: 'official' }} className={buttonLook({ tone: 'ink' })}>
                  <Icon name="chat" size="small" />
                  {t('shell.askService')}
                </ChatLink>
                <LocalLink href="/service-outlets" className={buttonLook()}>
                  {t('shell.branches')}
                </LocalLink>
              </div>
            </Panel>
          </div>
        </div>
      </Busy>
    </>
  )
}
