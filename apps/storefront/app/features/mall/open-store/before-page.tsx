import type { StoreTerms } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { loginHref } from '#features/identity/session/parts/login-answer.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { OPEN_STORE } from './open-store-step.ts'
import { StoreCommissions, StoreNeeds } from './store-terms.tsx'

/** What a visitor reads before anything is asked: commission, documents, payout and the time to an answer. */
export function BeforePage({ terms }: { terms: StoreTerms }) {
  const t = useT()
  const at = useLocalPath()
  const { registration } = useSiteData().switches
  const back = at(OPEN_STORE)
  return (
    <div className="wrap grid grid-cols-1 gap-x-10 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <h1 className="text-title font-bold tracking-head lg:text-head">{t('openStore.title')}</h1>
        <p className="max-w-[68ch] pt-1 text-ink-2">{t('openStore.description')}</p>
        <p className="flex flex-wrap gap-3 pt-4">
          {registration && (
            <LocalLink
              href={loginHref({ back }, '/register')}
              prefetch="none"
              className={buttonLook({ tone: 'ink' })}
            >
              {t('login.createAccount')}
            </LocalLink>
          )}
          <LocalLink
            href={loginHref({ back })}
            prefetch="none"
            className={buttonLook(registration ? {} : { tone: 'ink' })}
          >
            {t('login.submit')}
          </LocalLink>
        </p>
        <Section heading={t('openStore.commissions')} note={t('openStore.commissionsNote')}>
          <StoreCommissions terms={terms} />
        </Section>
      </div>
      <aside className="grid content-start gap-4">
        <StoreNeeds terms={terms} />
      </aside>
    </div>
  )
}
