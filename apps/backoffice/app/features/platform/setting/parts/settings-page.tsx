import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage, type ScreenPageProps } from '@ironsouq/portal/screen/screen-page'
import { NavLink } from 'react-router'
import { SETTINGS_TABS } from './settings-tabs.ts'

const TAB =
  'flex min-h-9 items-center border-b-2 border-transparent font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** A screen of the settings, under the others that the person may open; a phone leads back to the overview. */
export function SettingsPage({ children, ...page }: ScreenPageProps) {
  const t = useT()
  const { permissions } = usePortal()
  const tabs = SETTINGS_TABS.filter(({ permission }) => permissions.includes(permission))
  const overview = { to: '/settings', text: t('backofficeSetting.title') }
  return (
    <ScreenPage {...(tabs.length > 1 && { back: overview })} {...page}>
      {tabs.length > 1 && (
        <nav
          aria-label={t('backofficeSetting.title')}
          className="flex flex-wrap gap-x-5 border-b border-line bg-surface px-5 max-lg:hidden"
        >
          <NavLink to={overview.to} end className={TAB}>
            {t('portal.overview')}
          </NavLink>
          {tabs.map(({ path, title }) => (
            <NavLink key={path} to={path} className={TAB}>
              {t(title)}
            </NavLink>
          ))}
        </nav>
      )}
      <ScreenBody>{children}</ScreenBody>
    </ScreenPage>
  )
}
