import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** The way to the help article about returns, while it is published [MS-3]. */
export function ReturnHelp() {
  const t = useT()
  const { returnArticle } = useSiteData().promise
  if (returnArticle === null) return null
  return (
    <LocalLink
      href={`/help-center/${returnArticle}`}
      className="inline-flex min-h-11 items-center underline underline-offset-3 lg:min-h-7"
    >
      {t('shell.howToReturn')}
    </LocalLink>
  )
}
