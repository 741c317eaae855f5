/** A number in groups, as it is read out: +971 6 555 0141. */
export const phoneText = (number: string): string =>
  number.replace(/^(\+971)(5\d|\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')

export const phoneHref = (number: string): string => `tel:${number}`

/** Opens a conversation with the text already written. */
export const whatsappHref = (number: string, text: string): string =>
  `https://wa.me/${number.slice(1)}?${new URLSearchParams({ text })}`
