/** What a log keeps of one text. Patterns run on no more than this, whatever a client sent. */
export const LOGGED_MAX = 8192

const NUMBER = /\+\d[\d\s().-]{5,18}\d/g
/** One run of characters that an address can consist of; each character is read once. */
const WORD = /[^\s<>()[\]"'`=,;:/]+/g
const TOP_LEVEL_DOMAIN = /\.\p{L}{2}/u
/** The values of a failed statement follow its text, to the end of the message. */
const VALUES = 'params: '

function withoutValues(text: string): string {
  const at = text.indexOf(VALUES)
  return at === -1 ? text : `${text.slice(0, at)}${VALUES}[removed]`
}

const withoutAddresses = (text: string): string =>
  text.includes('@')
    ? text.replace(WORD, (word) => {
        const at = word.indexOf('@')
        return at > 0 && TOP_LEVEL_DOMAIN.test(word.slice(at)) ? '[mail]' : word
      })
    : text

/** Without the word that the cut goes through: it may be half of an address. */
function cut(text: string): string {
  let end = LOGGED_MAX
  while (end > 0 && /\S/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const redactAll = (text: string) =>
  withoutAddresses(withoutValues(text)).replace(NUMBER, '[number]')

/** A text that others will read, without what a person typed. Takes time linear in its length. */
export const redact = (text: string): string =>
  text.length > LOGGED_MAX ? `${redactAll(cut(text))}[cut]` : redactAll(text)
