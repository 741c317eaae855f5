import {
  FIGURE_DAYS,
  type FigureDays,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { PeriodSegments } from '@ironsouq/portal/figure/period-segments'
import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useNavigation, useSearchParams } from 'react-router'

const TABS = [
  { path: '/figures', text: 'backofficeAnalytics.traffic' },
  { path: '/figures/mall', text: 'portalFigure.mall', permission: 'ledger.read' },
  { path: '/figures/searches', text: 'backofficeAnalytics.searches' },
  { path: '/figures/stock', text: 'backofficeAnalytics.stock' },
  { path: '/figures/emails', text: 'backofficeAnalytics.emails' },
  { path: '/figures/jobs', text: 'backofficeAnalytics.jobs' },
] as const

const TAB =
  '-mb-px flex min-h-11 items-center border-b-3 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink'

const ALL = 'all'
/** Fourteen days are for the first screen. */
const PERIODS = FIGURE_DAYS.filter((days) => days !== 14)

function usePeriod() {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string | undefined) =>
    setParams(
      (now) => {
        if (value === undefined) now.delete(name)
        else now.set(name, value)
        return now
      },
      { preventScrollReset: true },
    )
  return { language: params.get('language') ?? ALL, set }
}

function LanguageSelect() {
  const t = useT()
  const { language, set } = usePeriod()
  return (
    <div className="w-44">
      <Select
        label={t('backofficeAnalytics.language')}
        isLabelHidden
        size="dense"
        icon="globe"
        options={[
          { id: ALL, text: t('backofficeAnalytics.allLanguages') },
          ...LOCALE_CODES.map((id) => ({ id, text: LOCALES[id].name })),
        ]}
        value={language}
        onChange={(id) => set('language', id === ALL || id === null ? undefined : String(id))}
      />
    </div>
  )
}

interface AnalyticsPageProps {
  /** The period that is shown; without it the figures are of now. */
  days?: FigureDays
  /** The periods that can be chosen. */
  periods?: readonly FigureDays[]
  /** Whether one language can be chosen. */
  hasLanguage?: boolean
  children: ReactNode
}

/** The tabs of the figures; period and language are in the address. */
export function AnalyticsPage(props: AnalyticsPageProps) {
  const { days, periods = PERIODS, hasLanguage = false, children } = props
  const t = useT()
  const [params] = useSearchParams()
  const { permissions } = usePortal()
  const shown = TABS.filter((tab) => !('permission' in tab) || permissions.includes(tab.permission))
  const isLoading = useNavigation().state === 'loading'
  const search = params.size > 0 ? `?${params}` : ''
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <ScreenPage title={t('backofficeAnalytics.title')}>
      <ScreenBody>
        <nav
          ref={tabs}
          aria-label={t('backofficeAnalytics.title')}
          className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
        >
          {shown.map(({ path, text }) => (
            <NavLink key={path} to={path + search} end className={TAB}>
              {t(text)}
            </NavLink>
          ))}
        </nav>
        {(days !== undefined || hasLanguage) && (
          <div className="flex flex-wrap items-center gap-3">
            {days !== undefined && <PeriodSegments options={periods} chosen={days} />}
            {hasLanguage && <LanguageSelect />}
          </div>
        )}
        <div
          aria-busy={isLoading}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 transition-opacity aria-busy:opacity-60"
        >
          {children}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}

const COLUMNS = {
  two: 'lg:grid-cols-2',
  wide: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
}

/** Panels side by side. */
export function FigureRow({
  columns = 'two',
  children,
}: {
  columns?: keyof typeof COLUMNS
  children: ReactNode
}) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${COLUMNS[columns]}`}>{children}</div>
  )
}
