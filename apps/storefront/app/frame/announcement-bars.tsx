import type { AnnouncementBar } from '@ironsouq/contract/content/announcement/announcement.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { use, useEffect } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { NonceContext } from '#kit/page/nonce.ts'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore, useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'

const NAME = 'dismissed-announcements'
const storage = inLocalStorage(NAME)
/** A visitor has dismissed few: older ones have ended. */
const REMEMBERED_MAX = 20

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** A change of the announcement shows it again. */
const keyOf = ({ announcementId, version }: AnnouncementBar) => `${announcementId}.${version}`

/**
 * Hides dismissed bars before the page is painted: cached pages are the same for all visitors, and
 * a bar that disappears later would move the page.
 */
const HIDE_DISMISSED = `try{let d=JSON.parse(localStorage.getItem('${NAME}')||'[]');for(let e of document.querySelectorAll('[data-announcement]'))if(d.includes(e.dataset.announcement))e.hidden=true}catch{}`

const dismissedStore = createStore<{ keys: readonly string[] }>({ keys: [] })

function recallDismissed(): void {
  dismissedStore.set({ keys: restored(NAME, storage, isKeys) ?? [] })
}

function dismiss(key: string): void {
  const keys = [key, ...dismissedStore.get().keys].slice(0, REMEMBERED_MAX)
  dismissedStore.set({ keys })
  persist(NAME, storage, keys)
}

/** The important announcements to everyone, above every page, until they are dismissed [NW-6]. */
export function AnnouncementBars({ announcements }: { announcements: readonly AnnouncementBar[] }) {
  const t = useT()
  const nonce = use(NonceContext)
  const dismissed = useStore(dismissedStore, ({ keys }) => keys)
  useEffect(recallDismissed, [])
  return (
    <section aria-label={t('shell.announcements')} className="print:hidden">
      {announcements.map((bar) => (
        <div
          key={keyOf(bar)}
          data-announcement={keyOf(bar)}
          hidden={dismissed.includes(keyOf(bar))}
          // The script below may have hidden it already.
          suppressHydrationWarning
          className="border-b border-line bg-info-wash text-info"
        >
          <div className="wrap flex min-h-11 items-center gap-3 py-1 text-small">
            <Icon name="info" size="small" />
            <p className="min-w-0 flex-1">
              <span className="font-semibold">{bar.title}</span>{' '}
              <LocalLink
                href={`/notices/${bar.announcementId}`}
                aria-label={`${t('shell.readMore')}: ${bar.title}`}
                className="whitespace-nowrap underline underline-offset-3"
              >
                {t('shell.readMore')}
              </LocalLink>
            </p>
            <button
              type="button"
              aria-label={t('shell.dismiss', { title: bar.title })}
              onClick={() => dismiss(keyOf(bar))}
              className="-me-2 inline-grid size-11 shrink-0 cursor-pointer place-items-center lg:size-9 noscript:hidden"
            >
              <Icon name="close" size="small" />
            </button>
          </div>
        </div>
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} />
    </section>
  )
}
