import { useContext, useEffect } from 'react'
import {
  type DataRouter,
  type Navigation,
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
} from 'react-router'
import { log } from './log.ts'
import { useShell } from './shell-data.ts'

const POLL_MS = 300_000
const PREFETCH_MS = 1000

async function latestBuild(): Promise<string> {
  const reply = await fetch(`/builds/latest.json?${Date.now()}`)
  if (!reply.ok) throw new Error(`answered ${reply.status}`)
  const { id } = (await reply.json()) as { id: string }
  return id
}

/** Outlives the components: an error page is drawn as a whole new document. */
const builds = { running: '', isOld: false }

/** The first build that is told of is the one whose scripts run here. */
function see(build: string): void {
  builds.running ||= build
  if (build !== builds.running) builds.isOld = true
}

/** Asks every five minutes while the page is looked at, and whenever it is looked at again. */
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

/** What this build has at hand, fetched when the page has settled [AP-20]. */
function fetchMeta(): () => void {
  const timer = setTimeout(() => {
    fetch(`/builds/meta/${builds.running}.json`, { priority: 'low' }).then(
      (reply) => reply.ok || log('the build is not described', reply.status),
      (err: unknown) => log('the build is not described', err),
    )
  }, PREFETCH_MS)
  return () => clearTimeout(timer)
}

/** Loads what one goes to whole, if it is not what these scripts were built with. */
function loadWhole(router: DataRouter, navigation: Navigation): void {
  const { state, location, formMethod, historyAction } = navigation
  // What is being sent is not cut off; the page after it is the next one.
  if (!builds.isOld || state !== 'loading' || formMethod) return
  const href = router.createHref(location)
  if (historyAction === NavigationType.Push) window.location.assign(href)
  // The address is there already, and only a reload leaves one's place in the history alone.
  else if (historyAction === NavigationType.Pop) window.location.reload()
  else window.location.replace(href)
}

/**
 * Once the site was built anew, the next page is loaded whole, with the scripts of its own build
 * [AP-19]. That it was is said by `builds/latest.json`, or by the data of a page.
 */
export function BuildWatch() {
  const router = useContext(RouterContext)?.router
  const { build } = useShell()
  useEffect(() => see(build), [build])
  useEffect(watchLatest, [])
  useEffect(fetchMeta, [])
  useEffect(() => router?.subscribe(({ navigation }) => loadWhole(router, navigation)), [router])
  return null
}
