import { I18nProvider, useLingui } from '@lingui/react'
import {
  Activity,
  type ContextType,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useLocation,
  useOutlet,
} from 'react-router'
import { type AlivePages, keepPageAlive, keyOf, rememberPages } from '#kit/navigation/page-state.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { pressStore, watchPresses } from './press-store.ts'
import { useSentForms } from './use-sent-forms.ts'

interface Page {
  key: string
  failed: boolean
  /** The history entry of its first visit. */
  entry: string
  element: ReactNode
  state: ContextType<typeof RouterState>
  data: ContextType<typeof RouterData>
  location: ContextType<typeof RouterLocation>
  i18n: ReturnType<typeof useLingui>['i18n']
}

function usePageInSight(): Page {
  const location = useContext(RouterLocation)
  const data = useContext(RouterData)
  return {
    key: keyOf(location.location),
    failed: Boolean(data?.errors),
    entry: location.location.key,
    element: useOutlet(),
    state: useContext(RouterState),
    data,
    location,
    i18n: useLingui().i18n,
  }
}

const isSame = <Shape extends object>(a: Shape | undefined, b: Shape) =>
  a !== undefined && (Object.keys(b) as (keyof Shape)[]).every((name) => a[name] === b[name])

function useAlivePages(): AlivePages<Page> {
  const { locale, currency, build } = useSiteData()
  const userId = useStore(userStore, (user) => user.userId)
  const ended = useStore(sessionStore, (session) => session.ended)
  const world = { scene: `${locale} ${currency} ${build} ${ended}`, userId }
  const seen = usePageInSight()
  const [alive, setAlive] = useState<AlivePages<Page>>(() => ({ world, life: 0, pages: [seen] }))
  const isHeld = useStore(pressStore, (press) => press.isHeld)
  useEffect(() => watchPresses(document), [])
  const before = alive.pages.find(({ key }) => key === seen.key)
  const page = before ? { ...seen, entry: before.entry } : seen
  const last = alive.pages.at(-1)
  if (isSame(last, page) && isSame(alive.world, world)) return alive
  // A press in progress belongs to the page it started on; the next page waits for its end.
  if (isHeld && last?.key !== page.key && isSame(alive.world, world)) return alive
  const next = keepPageAlive(alive, page, world)
  setAlive(next)
  return next
}

/**
 * The visible page and up to nine before it [AP-18]. A hidden page keeps its DOM and state; React
 * removes its effects, so it has no timer and no socket. Each gets the router state of its own
 * visit, through contexts that React Router names UNSAFE_: its version is pinned, and a browser
 * test covers this.
 */
export function KeepAlive() {
  const { life, pages } = useAlivePages()
  const inSight = pages.at(-1)?.key ?? ''
  const at = useLocation().key
  useSentForms(inSight)
  useLayoutEffect(() => {
    const sound = pages.filter(({ failed }) => !failed)
    rememberPages(
      sound.map(({ key, entry, data }) => ({ key, entry, loaded: data?.loaderData ?? {} })),
      { key: inSight, at },
    )
  }, [pages, inSight, at])
  // In a fixed order, so that React moves no page in the DOM when another becomes visible.
  return pages
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, element, state, data, location, i18n }) => (
      <Activity key={`${life} ${key}`} mode={key === inSight ? 'visible' : 'hidden'}>
        <RouterState.Provider value={state}>
          <RouterData.Provider value={data}>
            <RouterLocation.Provider value={location}>
              <I18nProvider i18n={i18n}>{element}</I18nProvider>
            </RouterLocation.Provider>
          </RouterData.Provider>
        </RouterState.Provider>
      </Activity>
    ))
}
