import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { joinPath } from './locale-path.ts'
import { useShell } from './shell-data.ts'

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A page and its query, without a language: the address keeps the one it has. */
  href: string
}

export function LocalLink({ href, ...link }: LocalLinkProps) {
  return <Link to={useLocalPath()(href)} prefetch="intent" {...link} />
}

/** For forms: the address of a page in the language of this one's address. */
export function useLocalPath(): (page: string) => string {
  const { prefix } = useShell()
  return (page) => joinPath(prefix, page)
}
