/** An absolute URL stays; a key of the object store gets the store's base URL [AP-32]. */
export function pictureUrl(address: string, storeBase: string): string {
  if (address === '' || /^https?:\/\//i.test(address)) return address
  return `${storeBase.replace(/(?<!\/)\/+$/, '')}/${address.replace(/^\/+/, '')}`
}
