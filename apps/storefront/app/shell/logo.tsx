import { configPicture } from './config-picture.ts'
import { LocalLink } from './local-link.tsx'
import { useShell } from './shell-data.ts'
import { Wordmark } from './wordmark.tsx'

/** The way home: the operator's own logo [AP-10]; ours is drawn, and takes the colour around it. */
export function Logo() {
  const shell = useShell()
  const { pcLogoImgText } = shell.webConfig
  const picture = configPicture('pcLogoImg', shell)
  return (
    <LocalLink href="/" className="inline-flex min-h-11 shrink-0 items-center">
      {picture === '/logo.svg' ? (
        <Wordmark label={pcLogoImgText} />
      ) : (
        <img src={picture} alt={pcLogoImgText} className="h-8 w-auto max-w-50 object-contain" />
      )}
    </LocalLink>
  )
}
