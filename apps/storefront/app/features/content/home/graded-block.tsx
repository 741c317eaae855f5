import { DeviceGrades } from '#features/machines/device-list/parts/device-grades.tsx'
import { DeviceGrid } from '#features/machines/device-list/parts/device-grid.tsx'
import { SOLD_PRICES } from '#features/machines/sold-price/parts/sold-prices-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

const PANEL = 'min-w-0 rounded-box border border-line bg-surface p-4 lg:p-5'
const PANEL_HEADING = 'pb-2 text-body font-bold'

function Certificates() {
  const t = useT()
  const { certifications } = useSiteData()
  if (certifications.length === 0) return null
  return (
    <div className={PANEL}>
      <h3 className={PANEL_HEADING}>{t('home.certificates')}</h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {certifications.map((one) => (
          <li
            key={one.certificationName}
            className="grid content-start gap-0.5 border-t border-line py-2.5"
          >
            <b className="font-semibold">{one.certificationName}</b>
            <span className="text-ink-2">{one.certificationTitle}</span>
            <span className="text-micro text-ink-muted">{one.certificationStandards}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Explains the grades: the number of machines, the rule and the documents. */
export function GradedBlock({ block }: BlockProps<'graded'>) {
  const t = useT()
  if (block.grades.every(({ count }) => count === 0)) return null
  return (
    <HomeSection
      id="graded"
      heading={block.title ?? t('home.graded')}
      link={
        <LocalLink href={SOLD_PRICES} className={LONE_LINK}>
          {t('shell.soldPrices')}
        </LocalLink>
      }
    >
      <div className="grid gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className={PANEL}>
          <h3 className={PANEL_HEADING}>{t('home.gradesToday')}</h3>
          <DeviceGrades grades={block.grades} />
          <p className="pt-3 text-ink-muted">{t('home.gradeRule')}</p>
        </div>
        <Certificates />
      </div>
      {block.devices.length > 0 && (
        <>
          <h3 className="pt-6 pb-3 text-body font-bold">{t('home.wellKept')}</h3>
          <DeviceGrid devices={block.devices} eager={0} heading="h3" />
        </>
      )}
    </HomeSection>
  )
}
