import type { Key } from '@ironsouq/i18n/messages'
import { Icon, type IconName } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'

interface Step {
  title: Key
  note: Key
  href: string
  icon: IconName
}

const STEPS: readonly Step[] = [
  { title: 'mine.nextFind', note: 'mine.nextFindNote', href: '/device-list', icon: 'search' },
  { title: 'mine.nextSave', note: 'mine.nextSaveNote', href: '/device-list', icon: 'heart' },
  {
    title: 'mine.nextReach',
    note: 'mine.nextReachNote',
    href: '/user-center/notices#reach',
    icon: 'bell',
  },
]

/** What to begin with, for whoever has nothing here yet. */
export function NextSteps() {
  const t = useT()
  return (
    <section aria-label={t('mine.nextHeading')}>
      <h2 className="border-t-2 border-ink pt-3 pb-2 text-lead font-bold tracking-tight">
        {t('mine.nextHeading')}
      </h2>
      <ol className="grid gap-4 lg:grid-cols-3">
        {STEPS.map(({ title, note, href, icon }) => (
          <li
            key={title}
            className="relative flex gap-3 rounded-box border border-line bg-surface p-4 hover:border-line-strong lg:p-5"
          >
            <Icon name={icon} />
            <div className="grid content-start gap-1">
              <LocalLink
                href={href}
                className="font-bold after:absolute after:inset-0 after:rounded-box"
              >
                {t(title)}
              </LocalLink>
              <p className="text-ink-2">{t(note)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
