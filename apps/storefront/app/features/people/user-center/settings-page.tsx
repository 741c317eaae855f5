import type { Key } from '@ironsouq/i18n/messages'
import type { ReactNode } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

const PARTS = {
  profile: { href: '/user-center/account', text: 'settings.profile' },
  security: { href: '/user-center/security', text: 'settings.security' },
  privacy: { href: '/user-center/privacy', text: 'settings.privacy' },
} as const satisfies Record<string, { href: string; text: Key }>

/** The account settings, in three parts. */
export function SettingsPage(props: { at: keyof typeof PARTS; children: ReactNode }) {
  const t = useT()
  return (
    <div className="grid min-w-0 gap-5 pb-10">
      <h1 className="text-title font-bold tracking-tight">{t('settings.title')}</h1>
      <nav aria-label={t('settings.parts')} className="border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {Object.entries(PARTS).map(([name, { href, text }]) => (
            <li key={name}>
              <LocalLink
                href={href}
                aria-current={name === props.at ? 'page' : undefined}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {t(text)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {props.children}
    </div>
  )
}
