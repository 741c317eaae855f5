import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Link, Navigate } from 'react-router'
import { SETTINGS_TABS } from './parts/settings-tabs.ts'

/** The settings that the person may change, each with what it decides; a single one opens at once. */
export default function SettingsScreen() {
  const t = useT()
  const { permissions } = usePortal()
  const open = SETTINGS_TABS.filter(({ permission }) => permissions.includes(permission))
  if (open.length === 1 && open[0]) return <Navigate to={open[0].path} replace />
  return (
    <ScreenPage title={t('backofficeSetting.title')}>
      <ScreenBody>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {open.map(({ path, title, note }) => (
            <li
              key={path}
              className="relative grid content-start gap-1 rounded-box border border-line bg-surface p-4 hover:border-ink"
            >
              <h2 className="font-bold">
                <Link to={path} className="after:absolute after:inset-0">
                  {t(title)}
                </Link>
              </h2>
              <p className="text-small text-ink-muted">{t(note)}</p>
            </li>
          ))}
        </ul>
      </ScreenBody>
    </ScreenPage>
  )
}
