import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { AnnouncementBars } from '#frame/announcement-bars.tsx'
import { Dock } from '#frame/dock.tsx'
import { Footer } from '#frame/footer.tsx'
import { Header } from '#frame/header/header.tsx'
import { type Layout, useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { ShortFooter, ShortHeader } from './short-frame.tsx'

// Most pages are public and have no use for it.
const UserCenterNav = lazy(async () => {
  const { UserCenterNav: Nav } = await import('./user-center-nav.tsx')
  return { default: Nav }
})

/**
 * The layouts of a page. All have the same element structure, so that a change of layout does not
 * unmount pages.
 */
const LIES: Record<Layout, { page: string; content: string }> = {
  main: { page: 'contents', content: 'contents' },
  default: { page: 'contents', content: 'contents' },
  '404': {
    page: 'wrap max-w-[calc(880px+2*var(--gutter))]',
    content: 'grid grid-cols-1 gap-8 pt-8 pb-4',
  },
  'user-center': {
    page: 'wrap grid grid-cols-1 gap-x-8 pt-2 lg:grid-cols-[224px_minmax(0,1fr)] lg:pt-6',
    content: 'min-w-0',
  },
  chat: { page: 'h-full', content: 'contents' },
}

/** On a phone an open conversation has the whole window. */
const HAS_PANE = /[&?](?:chatId|consult)=/

/** The header, footer and layout around a page [AP-25]. */
export function PageFrame({ layout, children }: { layout: Layout; children: ReactNode }) {
  const t = useT()
  const { announcements } = useSiteData()
  const { search } = useLocation()
  const isAlone = layout === 'default'
  const isChat = layout === 'chat'
  const isOpenChat = isChat && HAS_PANE.test(search)
  const { page, content } = LIES[layout]
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-popup -translate-y-16 rounded-box bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('common.skipToContent')}
      </a>
      {announcements.length > 0 && <AnnouncementBars announcements={announcements} />}
      {isAlone ? <ShortHeader /> : <Header isOnPhone={!isOpenChat} />}
      <main
        id="content"
        tabIndex={-1}
        data-fills={isChat ? (isOpenChat ? 'always' : 'desk') : undefined}
        className="grow outline-0 data-[fills=always]:min-h-0 lg:data-fills:min-h-0 [&_h1]:outline-0"
      >
        <div className={page}>
          {layout === 'user-center' && (
            // The column stays reserved while the code loads.
            <Suspense fallback={<div className="max-lg:hidden" />}>
              <UserCenterNav />
            </Suspense>
          )}
          <div className={content}>{children}</div>
        </div>
      </main>
      {isAlone ? (
        <ShortFooter />
      ) : (
        <>
          {!isChat && <Footer />}
          {!isOpenChat && <Dock />}
        </>
      )}
    </>
  )
}
