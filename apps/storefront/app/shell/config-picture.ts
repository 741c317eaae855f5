import type { WebConfigField } from '@ironsouq/contract/setting/setting.endpoints'
import { pictureUrl } from './picture-url.ts'
import type { ShellData } from './shell-data.ts'

/** A picture of the web config [AP-10]. Ours are named by path: they come from where the page did. */
export function configPicture(
  field: WebConfigField,
  { webConfig, objectsUrl, publicUrl }: Pick<ShellData, 'webConfig' | 'objectsUrl' | 'publicUrl'>,
): string {
  const address = webConfig[field]
  return address.startsWith(`${publicUrl}/`)
    ? address.slice(publicUrl.length)
    : pictureUrl(address, objectsUrl)
}
