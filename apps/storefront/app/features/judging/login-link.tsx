import type { ComponentProps } from 'react'
import { LocalLink } from '#shell/local-link.tsx'
import { joinPath } from '#shell/locale-path.ts'
import { useShell } from '#shell/shell-data.ts'

type LoginLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & { deviceId: string }

/** What only a known reader can do: to the login, and from there back to this machine. */
export function LoginLink({ deviceId, ...link }: LoginLinkProps) {
  const { prefix } = useShell()
  const back = joinPath(prefix, `/device-detail/${deviceId}`)
  return <LocalLink {...link} href={`/login?${new URLSearchParams({ back })}`} prefetch="none" />
}
