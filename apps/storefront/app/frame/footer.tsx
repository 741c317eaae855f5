import type { Key } from '@ironsouq/i18n/messages'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { configPicture } from '#kit/page/config-picture.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { Logo } from './header/logo.tsx'

interface Column {
  heading: Key
  links: readonly (readonly [href: string, text: Key])[]
}

const COLUMNS: readonly Column[] = [
  {
    heading: 'common.machines',
    links: [
      ['/device-list', 'shell.allMachines'],
      ['/device-list?sort=yearNew', 'shell.newestYear'],
      ['/device-list?sort=hoursLow', 'shell.fewestHours'],
      ['/device-list?sort=priceLow', 'shell.lowestPrice'],
      ['/sold-prices', 'shell.soldPrices'],
      ['/mall', 'shell.mall'],
      ['/mall/stores', 'shell.stores'],
    ],
  },
  {
    heading: 'shell.trust',
    links: [
      ['/help-center#checking', 'shell.howWeGrade'],
      ['/help-center#buying', 'shell.safePayment'],
      ['/help-center#export', 'shell.exportAndDocuments'],
    ],
  },
  {
    heading: 'shell.company',
    links: [
      ['/user-center/about-us', 'shell.aboutUs'],
      ['/service-outlets', 'shell.branches'],
      ['/news-center', 'shell.news'],
      ['/videos', 'shell.videos'],
      ['/help-center', 'shell.help'],
      ['/sell', 'shell.sell'],
    ],
  },
]

function LinkColumn({ heading, links }: Column) {
  const t = useT()
  return (
    <div>
      <h2 className="pb-2 text-micro font-semibold text-on-graphite-muted">{t(heading)}</h2>
      <ul className="footer-links">
        {links.map(([href, text]) => (
          <li key={href}>
            <LocalLink href={href}>{t(text)}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How to reach the operator, and the licence; a field without a value is left out. */
function Contact() {
  const t = useT()
  const { pcCompanyPhone, pcCompanyAddress, pcCompanyLicence } = useSiteData().webConfig
  return (
    <address className="grid justify-items-start gap-1 not-italic">
      {pcCompanyPhone && (
        <a
          href={`tel:${pcCompanyPhone.replaceAll(/[^+\d]/g, '')}`}
          className="inline-flex min-h-9 items-center font-semibold text-on-graphite underline-offset-3 hover:underline lg:min-h-7"
        >
          <bdi dir="ltr">{pcCompanyPhone}</bdi>
        </a>
      )}
      <ChatLink
        to={{ consult: 'official' }}
        className="inline-flex min-h-9 items-center text-on-graphite underline-offset-3 hover:underline lg:min-h-7"
      >
        {t('shell.askService')}
      </ChatLink>
      {pcCompanyAddress && <span>{pcCompanyAddress}</span>}
      {pcCompanyLicence && <span>{t('shell.tradeLicence', { number: pcCompanyLicence })}</span>}
    </address>
  )
}

/** The operator of the site, in the operator's texts if configured [AP-10]. */
function Company() {
  const t = useT()
  const shell = useSiteData()
  const { pcLogoImgText, pcCompanyName, pcCompanyInfo } = shell.webConfig
  const code = configPicture('pcQrcodeImg', shell)
  return (
    <div className="col-span-full grid max-w-80 content-start justify-items-start gap-3 text-on-graphite-muted lg:col-span-1">
      <span className="text-on-graphite">
        <Logo />
      </span>
      {pcCompanyName !== pcLogoImgText && (
        <p className="font-semibold text-on-graphite">{pcCompanyName}</p>
      )}
      {/* Sanitised by the loader [AP-33]. */}
      <div
        className="space-y-2 [&_a]:underline"
        dangerouslySetInnerHTML={{ __html: pcCompanyInfo }}
      />
      <Contact />
      {code !== '/favicon.svg' && (
        <img
          src={code}
          alt={t('shell.qrCode', { name: pcCompanyName })}
          width={96}
          height={96}
          loading="lazy"
          className="rounded-tight bg-on-graphite p-1"
        />
      )}
    </div>
  )
}

export function Footer() {
  const t = useT()
  const { webConfig } = useSiteData()
  return (
    <footer className="mt-12 bg-graphite text-on-graphite print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-10 gap-y-8 py-10 lg:grid-cols-[2fr_repeat(3,1fr)]">
        <Company />
        {COLUMNS.map((column) => (
          <LinkColumn key={column.heading} {...column} />
        ))}
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-graphite-line pt-4 text-micro text-on-graphite-muted">
          <span>{webConfig.pcCopyright}</span>
          <LocalLink href="/terms-page" className="py-1 hover:underline">
            {t('shell.terms')}
          </LocalLink>
          <LocalLink href="/terms-page#privacy" className="py-1 hover:underline">
            {t('shell.privacy')}
          </LocalLink>
          <span className="lg:ms-auto">{t('common.footnote')}</span>
        </div>
      </div>
    </footer>
  )
}
