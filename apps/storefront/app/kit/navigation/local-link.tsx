import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useSiteData } from '#kit/page/site-data.ts'
import { joinPath } from './locale-path.ts'

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A path with its query, without a language: the language of the page is added. */
  href: string
}

export function LocalLink({ href, ...link }: LocalLinkProps) {
  // Every route is in the first manifest: there is none to discover.
  return <Link to={useLocalPath()(href)} prefetch="intent" discover="none" {...link} />
}

/** For forms: the path of a page with the current language prefix. */
export function useLocalPath(): (page: string) => string {
  const { prefix } = useSiteData()
  return (page) => joinPath(prefix, page)
}
