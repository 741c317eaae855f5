import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage, type ScreenPageProps } from '@ironsouq/portal/screen/screen-page'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { SETTINGS_TABS } from './settings-tabs.ts'

/** A screen of the settings, under the tabs that the person may open. */
export function SettingsPage({ children, ...page }: ScreenPageProps) {
  const t = useT()
  const { permissions } = usePortal()
  const tabs = SETTINGS_TABS.filter(({ permission }) => permissions.includes(permission))
  const nav = useRef<HTMLElement>(null)
  // More tabs than fit: the current one may be outside.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  return (
    <ScreenPage {...page}>
      <nav
        ref={nav}
        aria-label={t('backofficeSetting.title')}
        className="flex gap-6 overflow-x-auto border-b border-line bg-surface px-(--gutter) [scrollbar-width:none] lg:px-5"
      >
        {tabs.map(({ path, title: word }) => (
          <NavLink
            key={path}
            to={path}
            className="flex min-h-11 items-center border-b-3 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {t(word)}
          </NavLink>
        ))}
      </nav>
      <ScreenBody>{children}</ScreenBody>
    </ScreenPage>
  )
}
