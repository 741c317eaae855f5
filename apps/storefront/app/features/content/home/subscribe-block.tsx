import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { useLocation } from 'react-router'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection } from './home-section.tsx'

/** A plain form, so that it works before hydration. */
export function SubscribeBlock({ block }: BlockProps<'subscribe'>) {
  const t = useT()
  const at = useLocalPath()
  const { pathname } = useLocation()
  return (
    <HomeSection id="subscribe" heading={block.title ?? t('home.weeklyEmail')}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
        <p className="max-w-read text-body text-pretty text-ink-2">
          {block.body ?? t('home.weeklyEmailBody')}
        </p>
        <form method="post" action={at('/subscribe')} className="grid gap-2">
          <input type="hidden" name="back" value={pathname} />
          <label className="font-medium" htmlFor="subscribe-email">
            {t('home.email')}
          </label>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <input
              id="subscribe-email"
              name="email"
              type="email"
              dir="ltr"
              required
              maxLength={254}
              autoComplete="email"
              className="min-h-13 min-w-0 rounded-box border border-line-strong bg-raised px-3 text-body rtl:text-end"
            />
            <button type="submit" className={buttonLook({ tone: 'ink', size: 'tall' })}>
              {t('home.subscribeAction')}
            </button>
          </div>
          <p className="text-micro text-ink-muted">
            {t('home.weeklyEmailConsent')}{' '}
            <LocalLink href="/terms-page#privacy" className={LINK_LOOK}>
              {t('home.privacyLink')}
            </LocalLink>
          </p>
        </form>
      </div>
    </HomeSection>
  )
}
