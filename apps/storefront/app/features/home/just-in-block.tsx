import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import type { BlockProps } from './block-parts.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

export function JustInBlock({ block, devices }: BlockProps<'justIn'>) {
  const t = useT()
  if (block.devices.length === 0) return null
  return (
    <HomeSection
      id="just-in"
      heading={block.title ?? t('home.justIn')}
      note={t('home.justInNote', { count: block.newThisWeek })}
      link={
        <LocalLink href={devices.listPath({})} className={LONE_LINK}>
          {t('home.seeAll')}
        </LocalLink>
      }
    >
      <devices.Grid devices={block.devices} eager={0} heading="h3" />
    </HomeSection>
  )
}
