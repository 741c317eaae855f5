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
import { type Kept, keepPage, keyOf, rememberPages } from './kept-pages.ts'
import { useShell } from './shell-data.ts'
import { pressStore, watchPresses } from './stores/press-store.ts'
import { sessionStore } from './stores/session-store.ts'
import { useStore } from './stores/store.ts'
import { userStore } from './stores/user-store.ts'
import { useSentForms } from './use-sent-forms.ts'

interface Page {
  key: string
  failed: boolean
  /** The entry of the history that it began under. */
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

function useKept(): Kept<Page> {
  const { locale, currency, build } = useShell()
  const userId = useStore(userStore, (user) => user.userId)
  const ended = useStore(sessionStore, (session) => session.ended)
  const world = { scene: `${locale} ${currency} ${build} ${ended}`, userId }
  const seen = usePageInSight()
  const [kept, setKept] = useState<Kept<Page>>(() => ({ world, life: 0, pages: [seen] }))
  const isHeld = useStore(pressStore, (press) => press.isHeld)
  useEffect(() => watchPresses(document), [])
  const before = kept.pages.find(({ key }) => key === seen.key)
  const page = before ? { ...seen, entry: before.entry } : seen
  const last = kept.pages.at(-1)
  if (isSame(last, page) && isSame(kept.world, world)) return kept
  // A press under way belongs to the page it began on; the next one waits for its end.
  if (isHeld && last?.key !== page.key && isSame(kept.world, world)) return kept
  const next = keepPage(kept, page, world)
  setKept(next)
  return next
}

/**
 * The page in sight and up to nine that were [AP-18]. A hidden page keeps its document and state;
 * React takes its effects down, so it holds no timer and no socket. Each is given the router as it
 * was for it, through contexts that React Router names UNSAFE_: its version is pinned, and a browser
 * test watches over this.
 */
export function KeepAlive() {
  const { life, pages } = useKept()
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
  // In a fixed order, so that React moves no page in the document when another comes in sight.
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
