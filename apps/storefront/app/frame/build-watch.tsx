import { useContext, useEffect } from 'react'
import {
  type DataRouter,
  type Navigation,
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
} from 'react-router'
import { log } from '#kit/log.ts'
import { useSiteData } from '#kit/page/site-data.ts'

const POLL_MS = 300_000
const PREFETCH_MS = 1000

async function latestBuild(): Promise<string> {
  const reply = await fetch(`/builds/latest.json?${Date.now()}`)
  if (!reply.ok) throw new Error(`answered ${reply.status}`)
  const { id } = (await reply.json()) as { id: string }
  return id
}

/** Outlives the components: an error page replaces the whole React tree. */
const builds = { running: '', isOld: false }

/** The first build that is read is that of the running scripts. */
function see(build: string): void {
  builds.running ||= build
  if (build !== builds.running) builds.isOld = true
}

/** Checks every five minutes while the page is visible, and when it becomes visible again. */
function watchLatest(): () => void {
  const ask = () => {
    if (document.hidden) return
    latestBuild().then(see, (err: unknown) => log('the latest build is not known', err))
  }
  const timer = setInterval(ask, POLL_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}

/** Prefetches the metadata of this build after a delay [AP-20]. */
function fetchMeta(): () => void {
  const timer = setTimeout(() => {
    fetch(`/builds/meta/${builds.running}.json`, { priority: 'low' }).then(
      (reply) => reply.ok || log('the build metadata could not be loaded', reply.status),
      (err: unknown) => log('the build metadata could not be loaded', err),
    )
  }, PREFETCH_MS)
  return () => clearTimeout(timer)
}

/** Turns a navigation into a document load if the running scripts are outdated. */
function loadWhole(router: DataRouter, navigation: Navigation): void {
  const { state, location, formMethod, historyAction } = navigation
  // A form submission is not interrupted; the next navigation loads the document.
  if (!builds.isOld || state !== 'loading' || formMethod) return
  const href = router.createHref(location)
  if (historyAction === NavigationType.Push) window.location.assign(href)
  // The URL has already changed, and only a reload keeps the history position.
  else if (historyAction === NavigationType.Pop) window.location.reload()
  else window.location.replace(href)
}

/**
 * After a new build, the next page is loaded as a document, with the scripts of its own build
 * [AP-19]. `builds/latest.json` names the latest build, and so does the data of a page.
 */
export function BuildWatch() {
  const router = useContext(RouterContext)?.router
  const { build } = useSiteData()
  useEffect(() => see(build), [build])
  useEffect(watchLatest, [])
  useEffect(fetchMeta, [])
  useEffect(() => router?.subscribe(({ navigation }) => loadWhole(router, navigation)), [router])
  return null
}
