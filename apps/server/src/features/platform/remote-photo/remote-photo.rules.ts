import { PHOTO_ADDRESS_MAX } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'

/** A complete address of the web, without a name and password in it. */
function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  )
}

export type AddressFault = 'notAddress' | 'tooLong' | 'tooManyPhotos'

/** The addresses of a cell in their order: by blanks, line breaks, or a comma before the next one. */
export function addressesIn(cell: string, most: number): string[] | { fault: AddressFault } {
  const parts = cell
    .split(/\s+|[,;|](?=\s*https?:)/i)
    .map((part) => part.replace(/^[,;|]+|[,;|]+$/g, ''))
    .filter((part) => part !== '')
  if (parts.some((part) => part.length > PHOTO_ADDRESS_MAX)) return { fault: 'tooLong' }
  if (!parts.every(isAddress)) return { fault: 'notAddress' }
  const addresses = [...new Set(parts.map((part) => new URL(part).href))]
  return addresses.length > most ? { fault: 'tooManyPhotos' } : addresses
}
