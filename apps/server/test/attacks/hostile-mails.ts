const MB = 1024 * 1024

const filled = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length))
const html = 'Content-Type: text/html\r\n'

/** Emails that are made to take time and memory of a parser, by what they are: from the header of the sender on. */
export const HOSTILE_MAILS: Record<string, () => string> = {
  'headers without end': () => filled('a@b:\r\n', 11 * MB),
  'lines that look like headers': () => `\r\n${filled('a@b:\r\n', 11 * MB)}`,
  'empty lines': () => `\r\n${filled('\r\n', 11 * MB)}`,
  'nested elements': () => `${html}\r\n${filled('<div>\r\n', 500 * 1024)}`,
  'nested tables': () => `${html}\r\n${filled('<table><tr><td>\r\n', 500 * 1024)}`,
  'quoted-printable': () =>
    `Content-Transfer-Encoding: quoted-printable\r\n\r\n${filled('=41=0A=\r\n', 10 * MB)}`,
  'parts without end': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${filled('--b\r\n\r\n', 11 * MB)}`,
  'parts in parts': () =>
    `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${Array.from(
      { length: 20_000 },
      (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
    ).join('')}`,
  'a subject of many words': () =>
    `Subject: ${filled('=?utf-8?q?a?=\r\n ', 60_000)}\r\n\r\n> Hello`,
}
