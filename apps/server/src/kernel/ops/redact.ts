const ADDRESS = /[^\s<>()[\]"'`=,;:/]+@[^\s<>()[\]"'`=,;:/]+\.\p{L}{2,}/gu
const NUMBER = /\+\d[\d\s().-]{5,18}\d/g
/** The values of a failed statement follow its text, up to the stack. */
const GIVEN = /\bparams: [^]*?(?=\n\s+at |$(?![^]))/g

/** A text that others will read, without what a person typed. */
export const redact = (text: string): string =>
  text.replace(GIVEN, 'params: [removed]').replace(ADDRESS, '[mail]').replace(NUMBER, '[number]')
