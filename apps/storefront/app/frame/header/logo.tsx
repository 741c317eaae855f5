import { Wordmark } from '@ironsouq/ui/patterns/page/wordmark'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { configPicture } from '#kit/page/config-picture.ts'
import { useSiteData } from '#kit/page/site-data.ts'

/** The home link with the operator's logo [AP-10]; the default is an SVG in the text colour. */
export function Logo() {
  const shell = useSiteData()
  const { pcLogoImgText } = shell.webConfig
  const picture = configPicture('pcLogoImg', shell)
  return (
    <LocalLink href="/" className="inline-flex min-h-11 shrink-0 items-center">
      {picture === '/logo.svg' ? (
        <Wordmark label={pcLogoImgText} isArabic={shell.locale === 'ar'} />
      ) : (
        <img src={picture} alt={pcLogoImgText} className="h-8 w-auto max-w-50 object-contain" />
      )}
    </LocalLink>
  )
}
