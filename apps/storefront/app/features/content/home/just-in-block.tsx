import { DeviceGrid } from '#features/machines/device-list/parts/device-grid.tsx'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

export function JustInBlock({ block }: BlockProps<'justIn'>) {
  const t = useT()
  if (block.devices.length === 0) return null
  return (
    <HomeSection
      id="just-in"
      heading={block.title ?? t('home.justIn')}
      note={t('home.justInNote', { count: block.newThisWeek })}
      link={
        <LocalLink href={deviceListPath({})} className={LONE_LINK}>
          {t('home.viewAll')}
        </LocalLink>
      }
    >
      <DeviceGrid devices={block.devices} eager={0} heading="h3" />
    </HomeSection>
  )
}
