import type { WebConfigField } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { pictureUrl } from './picture-url.ts'
import type { SiteData } from './site-data.ts'

/** A picture of the web config [AP-10]. Built-in ones are paths on the origin of the page. */
export function configPicture(
  field: WebConfigField,
  { webConfig, objectsUrl, publicUrl }: Pick<SiteData, 'webConfig' | 'objectsUrl' | 'publicUrl'>,
): string {
  const address = webConfig[field]
  return address.startsWith(`${publicUrl}/`)
    ? address.slice(publicUrl.length)
    : pictureUrl(address, objectsUrl)
}
