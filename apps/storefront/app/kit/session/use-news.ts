import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from '#kit/store/store.ts'
import { sessionStore } from './session-store.ts'

/** Loads the data of the page again when a notice comes: what it tells of has changed on the page too. */
export function useNews(): void {
  const news = useStore(sessionStore, (session) => session.news)
  const { revalidate } = useRevalidator()
  const shown = useRef(news)
  useEffect(() => {
    if (shown.current === news) return
    shown.current = news
    void revalidate()
  }, [news, revalidate])
}
