/** A web address, mail, telephone number, or a page of this site without its language. */
const ADDRESS = /^(?:https?:\/\/[^/\s]|mailto:[^\s]|tel:\+?\d|\/(?![/\\]))/i

// oxlint-disable-next-line no-control-regex -- browsers ignore control characters in addresses
const HIDDEN = /[\u0000-\u0020\u007f\u200b-\u200f\u2028-\u202e]/

export const isAllowedAddress = (address: string | undefined): boolean =>
  address !== undefined && address.length <= 2000 && !HIDDEN.test(address) && ADDRESS.test(address)
