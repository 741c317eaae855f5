import type { Key } from '@ironsouq/i18n/messages'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface Step {
  title: Key
  note: Key
  href: string
  icon: IconName
}

const STEPS: readonly Step[] = [
  {
    title: 'userCenter.nextFind',
    note: 'userCenter.nextFindNote',
    href: '/device-list',
    icon: 'search',
  },
  {
    title: 'userCenter.nextSave',
    note: 'userCenter.nextSaveNote',
    href: '/device-list',
    icon: 'heart',
  },
  {
    title: 'userCenter.nextReach',
    note: 'userCenter.nextReachNote',
    href: '/user-center/notices#reach',
    icon: 'bell',
  },
]

/** First steps for a member without any data. */
export function NextSteps() {
  const t = useT()
  return (
    <section aria-label={t('userCenter.nextHeading')}>
      <h2 className="border-t-2 border-ink pt-3 pb-2 text-lead font-bold tracking-tight">
        {t('userCenter.nextHeading')}
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
