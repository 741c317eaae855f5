import type { ComponentProps, ReactNode } from 'react'
import type { LoginAsked } from '#kit/popup/popup-store.ts'
import { MemberToggle } from '#kit/session/member-toggle.tsx'
import { useFavorite } from './favorite-store.ts'
import { toggleFavorite } from './toggle-favorite.ts'

type SaveToggleProps = Omit<
  ComponentProps<typeof MemberToggle>,
  'isOn' | 'onToggle' | 'back' | 'children'
> & {
  device: NonNullable<LoginAsked['device']>
  children: (isSaved: boolean) => ReactNode
}

/** Saves or removes a machine. */
export function SaveToggle({ device, children, ...link }: SaveToggleProps) {
  const isSaved = useFavorite(device.deviceId)
  return (
    <MemberToggle
      {...link}
      isOn={isSaved}
      onToggle={() => toggleFavorite(device)}
      back={`/device-detail/${device.deviceId}`}
    >
      {children(isSaved)}
    </MemberToggle>
  )
}
