import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface Loading {
  /** Whether the options were loaded. */
  load: () => Promise<boolean>
  /** The same list with all options. */
  href: string
}

export const LoadLeftOut = createContext<Loading>({ load: () => Promise.resolve(false), href: '' })

/** What the first HTML of a list left out, once a user asked for it. `ask` must be stable. */
export function useLeftOut<T extends object>(ask: () => Promise<T | undefined>, href: string) {
  const [whole, setWhole] = useState<T>()
  const asked = useRef<Promise<boolean>>(undefined)
  const load = useCallback(() => {
    if (asked.current) return asked.current
    const asking = ask().then((found) => {
      if (found) setWhole(found)
      else asked.current = undefined
      return found !== undefined
    })
    asked.current = asking
    return asking
  }, [ask])
  const loading = useMemo(() => ({ load, href }), [load, href])
  return { whole, loading }
}

/**
 * In place of options that are not in the HTML: it loads them when the fold around it is open, also if
 * it was opened before the script ran. Without script, or when that fails, it is a link.
 */
export function LeftOutOptions() {
  const t = useT()
  const { load, href } = use(LoadLeftOut)
  const [isFailed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = place.current?.closest('details')
    const handle = () => {
      if (fold?.open) void load().then((isLoaded) => setFailed(!isLoaded))
    }
    handle()
    fold?.addEventListener('toggle', handle)
    return () => fold?.removeEventListener('toggle', handle)
  }, [load])
  const link = (
    <LocalLink href={href} rel="nofollow" className="underline">
      {t('search.allFilters')}
    </LocalLink>
  )
  return <div ref={place}>{isFailed ? link : <noscript>{link}</noscript>}</div>
}
