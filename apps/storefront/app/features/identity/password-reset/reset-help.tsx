import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** Help beside the forms of the password reset. */
export function ResetHelp() {
  const t = useT()
  const { switches } = useSiteData()
  const cases = [
    { key: 'mail', title: t('register.helpMail'), body: t('register.helpMailBody') },
    { key: 'address', title: t('register.helpAddress'), body: t('register.helpAddressBody') },
    ...(switches.auction
      ? [{ key: 'sale', title: t('register.helpAuction'), body: t('register.helpAuctionBody') }]
      : []),
  ]
  return (
    <>
      <h2 className="text-lead font-semibold tracking-tight">{t('register.helpTitle')}</h2>
      <ul>
        {cases.map(({ key, title, body }) => (
          <li key={key} className="border-t border-line py-3">
            <b className="font-bold">{title}</b>
            <p className="text-ink-2">{body}</p>
            {key === 'address' && (
              <LocalLink href="/help-center" className={LINK_LOOK}>
                {t('shell.help')}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
